import { Option, Result } from "effect"
import { IpNetwork, NetAddress } from "effect/net"

/** The prefix length of a single user's network; the user may use any address in it. */
const IPV6_OF_ONE = 64
/**
 * The prefix length of the largest network that a provider assigns to a customer, which contains 65,536 single-user
 * networks.
 */
const IPV6_OF_CUSTOMER = 48

const ipv6Network = (client: string, length: number): Option.Option<string> =>
  Option.flatMap(Result.getSuccess(NetAddress.ipFromString(client)), (address) => {
    const canonical = NetAddress.toCanonical(address)
    return NetAddress.isIpv4Address(canonical)
      ? Option.none()
      : Option.some(IpNetwork.format(IpNetwork.fromAddressUnsafe(canonical, length)))
  })

/**
 * Returns the rate-limit key for a client: its IPv4 address, or the network of its IPv6 address. Any other string is
 * returned unchanged.
 */
export const clientNetwork = (client: string): string =>
  Option.getOrElse(ipv6Network(client, IPV6_OF_ONE), () =>
    Option.match(Result.getSuccess(NetAddress.ipFromString(client)), {
      onNone: () => client,
      onSome: (address) => NetAddress.formatIp(NetAddress.toCanonical(address)),
    }),
  )

/**
 * Returns the /48 network around an IPv6 address, which may belong to a single customer; null if the client isn't an
 * IPv6 address.
 */
export const customerNetwork = (client: string): string | null =>
  Option.getOrNull(ipv6Network(client, IPV6_OF_CUSTOMER))
