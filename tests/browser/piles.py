"""Laying cards on the pile of a phone, and what it then shows."""


def key(phone, label):
    letter, _blank, does = label.partition(" ")
    keys = phone.page.locator(".key:visible").filter(has=phone.page.locator(f"b:text-is('{letter}')"))
    return keys.filter(has=phone.page.locator(f"small:text-is('{does}')")) if does else keys


def seen(phone):
    shown = phone.page.locator(".sum, .turn p, .direction p").locator("visible=true")
    return [text.strip() for text in shown.all_inner_texts()]


def beside(phone, *names):
    phone.begin("Ninety-Nine", *names, dealer=names[0])
    table = phone.page.url
    phone.tap("Stapel mitzählen")
    return table
