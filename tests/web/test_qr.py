import re

import pytest
import segno

from scorepad.web import qr


@pytest.mark.parametrize(
    ("base", "lan", "found"),
    [
        ("http://192.168.0.7:8099", "", "http://192.168.0.7:8099/rules"),
        ("http://127.0.0.1:8099", "", "http://127.0.0.1:8099/rules"),
        ("http://127.0.0.1:8099", "http://192.168.0.7:8099/", "http://192.168.0.7:8099/rules"),
        ("http://localhost", "http://192.168.0.7:8099/", "http://192.168.0.7:8099/rules"),
        ("http://[::1]:8099", "http://192.168.0.7:8099/", "http://192.168.0.7:8099/rules"),
        ("https://pad.example", "http://192.168.0.7:8099/", "https://pad.example/rules"),
    ],
)
def test_another_device_gets_an_address_that_it_can_reach(served, monkeypatch, base, lan, found):
    monkeypatch.setitem(served.config, "LAN_ADDRESS", lan)
    with served.test_request_context("/", base_url=base):
        assert qr.address("/rules") == found


def test_a_code_is_a_picture_without_a_size_of_its_own(served):
    with served.test_request_context("/"):
        picture = qr.code("/rules")
    assert picture.startswith("<svg")
    assert "width=" not in picture.split(">")[0]
    assert "style" not in picture


def test_a_code_is_black_on_white_with_four_modules_of_margin(served):
    with served.test_request_context("/"):
        picture = qr.code("/rules")
    size = segno.make(qr_address(served), error="m").symbol_size(border=0)[0] + 8
    assert f'viewBox="0 0 {size} {size}"' in picture
    assert re.findall(r'(?:fill|stroke)="(#[0-9a-f]+)"', picture) == ["#fff", "#000"]


def qr_address(served):
    with served.test_request_context("/"):
        return qr.address("/rules")
