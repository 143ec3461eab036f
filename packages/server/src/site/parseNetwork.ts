import { Option, Result } from "effect"
import { IpNetwork, NetAddress } from "effect/net"

/** Parses a network, '10.0.0.0/8', or a single address, '127.0.0.1'; returns an empty option for any other string. */
export const parseNetwork = (text: string): Option.Option<IpNetwork.IpNetwork> =>
  Option.orElse(Result.getSuccess(IpNetwork.fromString(text)), () =>
    Result.getSuccess(
      Result.flatMap(NetAddress.ipFromString(text), (address) =>
        IpNetwork.make(address, NetAddress.width(address)),
      ),
    ),
  )
