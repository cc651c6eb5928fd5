"""What the page of a pile shows, and how somebody without scripts lays cards on it: link by link."""


def fitting(visitor):
    """What stands on the keys that lead somewhere."""
    return visitor.text(".key[href]:not([hidden])")


def struck(visitor):
    """What stands on the keys that lead nowhere."""
    return visitor.text(".key[aria-disabled]:not([hidden])")


def key(visitor, label):
    """The key that reads like this, such as `A +11`; its letter is enough where it does one thing only."""
    found = [
        link for link in visitor.page.select(".key:not([hidden])")
        if label in {" ".join(link.get_text(" ").split()), link.b.string}
    ]  # fmt: skip
    (only,) = found
    return only


def lay(visitor, *labels):
    for label in labels:
        visitor.get(key(visitor, label)["href"])
        assert visitor.status == 200
    return visitor


def undo(visitor):
    visitor.get(visitor.page.select_one("[data-step=undo]")["href"])


def shown(visitor):
    """Sum, whose turn it is, and the direction where there is one."""
    return visitor.text(".sum, .turn > :not([hidden]), .direction > :not([hidden])")
