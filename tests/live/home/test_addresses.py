"""Where phones find this computer, and from where they may come."""

import ipaddress

import ifaddr
import pytest

from riverlib.live.home.addresses import Address, Neighbours, home_addresses


def adapter(name: str, *numbers: str, nice: str | None = None) -> ifaddr.Adapter:
    ips = []
    for each in numbers:
        number = ipaddress.ip_interface(each)
        ip = (str(number.ip), 0, 0) if number.version == 6 else str(number.ip)
        ips.append(ifaddr.IP(ip, number.network.prefixlen, name))
    return ifaddr.Adapter(name, nice or name, ips)


def numbers(*adapters: ifaddr.Adapter) -> list[str]:
    return [address.number for address in home_addresses(lambda: adapters)]


def test_the_likeliest_address_comes_first() -> None:
    assert numbers(
        adapter("docker0", "172.17.0.1/16"),
        adapter("tun0", "10.8.0.2/24"),
        adapter("eth1", "172.20.10.2/28", "fd00::5/64"),
        adapter("eth2", "203.0.113.9/24"),
        adapter("eth3", "10.0.0.7/24"),
        adapter("wlan0", "192.168.1.5/24"),
    ) == [
        "192.168.1.5",
        "10.0.0.7",
        "172.20.10.2",
        "203.0.113.9",
        "fd00::5",
        "10.8.0.2",
        "172.17.0.1",
    ]


def test_addresses_that_no_phone_reaches_are_left_out() -> None:
    assert not numbers(
        adapter("lo", "127.0.0.1/8", "::1/128"),
        adapter("eth0", "169.254.7.7/16", "fe80::1/64", "2a00:1450::5/64", "0.0.0.0/0"),
    )
    assert home_addresses(lambda: ()) == ()


def test_an_address_is_told_once() -> None:
    twice = adapter("eth0", "192.168.1.5/24"), adapter("eth0:1", "192.168.1.5/24")
    assert numbers(*twice) == ["192.168.1.5"]


WORDS = {  # adapter, its nice name: what people read, whether a phone hardly reaches it
    ("wlp3s0", "wlp3s0"): ("Wi-Fi", False),
    ("{846E}", "Intel(R) Wi-Fi 6 AX201 160MHz"): ("Wi-Fi", False),
    ("{846F}", "Realtek 8822CE Wireless LAN 802.11ac PCI-E NIC"): ("Wi-Fi", False),
    ("enp0s31f6", "enp0s31f6"): ("cable", False),
    ("{8470}", "Realtek PCIe GbE Family Controller"): ("cable", False),
    ("{8471}", "Local Area Connection* 2"): ("Local Area Connection* 2", False),
    ("en0", "en0"): ("en0", False),
    ("docker0", "docker0"): ("docker0", True),
    ("br-4f2a", "br-4f2a"): ("br-4f2a", True),
    ("vboxnet0", "vboxnet0"): ("vboxnet0", True),
    ("{8472}", "VirtualBox Host-Only Ethernet Adapter"): ("cable", True),
    ("{8473}", "vEthernet (WSL)"): ("cable", True),
    ("{8474}", "WireGuard Tunnel"): ("WireGuard Tunnel", True),
    ("utun3", "utun3"): ("utun3", True),
}


@pytest.mark.parametrize("names", WORDS, ids=lambda names: names[1])
def test_an_adapter_has_a_word_for_people(names: tuple[str, str]) -> None:
    name, nice = names
    (found,) = home_addresses(lambda: [adapter(name, "192.168.1.5/24", nice=nice)])
    assert (found.word, found.is_virtual) == WORDS[names]


def test_an_address_is_written_as_browsers_read_it() -> None:
    assert Address("192.168.1.5", "Wi-Fi", False).at(8600) == "http://192.168.1.5:8600/"
    assert Address("fd00::5", "Wi-Fi", False).at(8600) == "http://[fd00::5]:8600/"


def test_this_machine_can_be_asked() -> None:
    for address in home_addresses():
        assert not ipaddress.ip_address(address.number).is_loopback


OWN = (adapter("eth0", "5.6.7.8/24", "2a00:1450:1:2::5/64"),)
NEAR = ("192.168.7.7", "10.1.2.3", "172.31.0.1", "::ffff:192.168.7.7", "127.0.0.1", "::1")
NEAR += ("fd00::9", "fe80::1%eth0", "169.254.1.1", "5.6.7.200", "2a00:1450:1:2:3:4:5:6")
FAR = ("5.6.8.1", "8.8.8.8", "::ffff:8.8.8.8", "2a00:1450:1:3::5", "172.32.0.1", "100.64.0.1")
FAR += ("", "nonsense", "192.168.1.5.6")


def test_whoever_comes_from_the_internet_is_no_neighbour() -> None:
    near = Neighbours(lambda: OWN)
    assert [each for each in NEAR if not near.have(each)] == []
    assert [each for each in FAR if near.have(each)] == []


def test_a_network_that_was_joined_later_is_known_after_ten_seconds() -> None:
    now, adapters = [0.0], [*OWN]
    near = Neighbours(lambda: adapters, lambda: now[0])
    assert not near.have("5.6.9.1")
    adapters.append(adapter("wlan0", "5.6.9.9/24"))
    now[0] = 10
    assert near.have("5.6.9.1")
