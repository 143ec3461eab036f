import { Option, Result } from "effect"
import { IpNetwork, NetAddress } from "effect/net"

/** The network of a text: '10.0.0.0/8', or one address, '127.0.0.1'; none: it is neither. */
export const networkOf = (text: string): Option.Option<IpNetwork.IpNetwork> =>
  Option.orElse(Result.getSuccess(IpNetwork.fromString(text)), () =>
    Result.getSuccess(
      Result.flatMap(NetAddress.ipFromString(text), (address) =>
        IpNetwork.make(address, NetAddress.width(address)),
      ),
    ),
  )
