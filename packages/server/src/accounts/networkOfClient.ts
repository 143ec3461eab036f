import { Option, Result } from "effect"
import { IpNetwork, NetAddress } from "effect/net"

/** One person has a whole network of this length, and may take any address of it. */
const IPV6_OF_ONE = 64

/** How limits identify a client: its IPv4 address, or the network of its IPv6 address; any other text unchanged. */
export const networkOfClient = (client: string): string =>
  Option.match(Result.getSuccess(NetAddress.ipFromString(client)), {
    onNone: () => client,
    onSome: (address) => {
      const canonical = NetAddress.toCanonical(address)
      return NetAddress.isIpv4Address(canonical)
        ? NetAddress.formatIp(canonical)
        : IpNetwork.format(IpNetwork.fromAddressUnsafe(canonical, IPV6_OF_ONE))
    },
  })
