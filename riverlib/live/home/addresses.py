"""Where phones find this computer: its own addresses, those first that a phone most likely reaches.

The machine's name (``NAME.local``) is not among them: whether a phone finds it depends on the phone
and on the router, and an address that does not open is worse than none.
"""

import ipaddress
import re
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import ifaddr

Number = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Adapters = Callable[[], Iterable[ifaddr.Adapter]]

_AT_HOME = tuple(
    ipaddress.ip_network(each) for each in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")
)
"""What routers give out (RFC 1918), the likeliest first."""
_OWN_IN_LONG = ipaddress.ip_network("fc00::/7")  # RFC 4193: never routed on the internet
_MADE_BY_PROGRAMS = re.compile(
    r"^(lo\d*$|docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|bridge|tun|tap|utun|wg|ppp"
    r"|ipsec|zt|tailscale|awdl|llw|nordlynx)"
    r"|virtual|vmware|hyper-v|vethernet|vpn|wireguard|zerotier|tailscale|nordlynx|anyconnect|loopback"
    r"|tap-windows|fortinet|wsl|docker",
    re.IGNORECASE,
)
"""Names of adapters that lead to no other device at home: virtual machines, containers, VPNs."""
_WORDS = (
    ("Wi-Fi", re.compile(r"^(wl|ath|ra\d)|wi-?fi|wlan|wireless|802\.11|airport", re.IGNORECASE)),
    ("cable", re.compile(r"^(eth|en[opsx]|em\d)|ethernet|gbe|\blan\b", re.IGNORECASE)),
)
_GOOD_FOR = 10.0  # seconds; then it is looked again which networks there are


@dataclass(frozen=True, slots=True)
class Address:
    """One way to this computer."""

    number: str
    """As numbers: ``"192.168.1.5"``."""
    word: str
    """What leads there, for people: ``"Wi-Fi"``, ``"cable"``, or the adapter's own name."""
    is_virtual: bool
    """Whether it is a virtual machine's, a container's or a VPN's: phones hardly reach it."""

    def at(self, port: int) -> str:
        """Return the address of a page: ``"http://192.168.1.5:8600/"``."""
        host = f"[{self.number}]" if ":" in self.number else self.number
        return f"http://{host}:{port}/"


def home_addresses(adapters: Adapters = ifaddr.get_adapters) -> tuple[Address, ...]:
    """Return this computer's addresses, the likeliest first; none where there is no network.

    Numbers that routers give out at home come first, then other short ones (IPv4), then the long
    ones that stay at home (IPv6); what programs made for themselves comes last. Left out are
    those that mean this computer itself, those that a device gives itself when nobody gives it one
    (link-local), and IPv6 addresses of the internet.
    """
    found: dict[Number, tuple[tuple[bool, int], Address]] = {}
    for adapter in adapters():
        for ip in adapter.ips:
            number = _number(ip)
            likely = _place(number)
            if likely is None:
                continue
            names = (adapter.nice_name, ip.nice_name, adapter.name)
            is_virtual = any(_MADE_BY_PROGRAMS.search(name) for name in names)
            address = Address(str(number), _word(names), is_virtual)
            found.setdefault(number, ((is_virtual, likely), address))
    return tuple(address for _, address in sorted(found.values(), key=lambda each: each[0]))


class Neighbours:
    """Who is near enough to be let in: devices at home, and none of the internet's.

    Parameters
    ----------
    adapters : callable, optional
        Tells this computer's network adapters.
    clock : callable, optional
        Tells seconds.
    """

    def __init__(
        self, adapters: Adapters = ifaddr.get_adapters, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._adapters, self._clock = adapters, clock
        self._networks: Sequence[Network] = ()
        self._looked = -_GOOD_FOR

    def have(self, address: str) -> bool:
        """Whether a device with this address is no stranger from the internet.

        Private addresses are none of the internet's. Others are let in from the networks that this
        computer stands in: there are houses whose every device has an address of the internet.
        """
        try:
            number: Number = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is not None:
            number = number.ipv4_mapped
        if number.is_private or number.is_link_local or number.is_loopback:
            return True
        return any(number in network for network in self._own())

    def _own(self) -> Sequence[Network]:
        now = self._clock()
        if now - self._looked >= _GOOD_FOR:
            self._looked = now
            self._networks = [
                ipaddress.ip_network((_number(ip), ip.network_prefix), strict=False)
                for adapter in self._adapters()
                for ip in adapter.ips
            ]
        return self._networks


def _number(ip: ifaddr.IP) -> Number:
    text = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
    return ipaddress.ip_address(text.partition("%")[0])


def _place(number: Number) -> int | None:
    """Return how far back an address stands, ``None`` if no phone at home reaches it."""
    if number.is_loopback or number.is_link_local or number.is_unspecified or number.is_multicast:
        return None
    if isinstance(number, ipaddress.IPv6Address):
        return len(_AT_HOME) + 1 if number in _OWN_IN_LONG else None
    return next((no for no, net in enumerate(_AT_HOME) if number in net), len(_AT_HOME))


def _word(names: Sequence[str]) -> str:
    fitting = (word for word, pattern in _WORDS if any(map(pattern.search, names)))
    return next(fitting, names[0])
