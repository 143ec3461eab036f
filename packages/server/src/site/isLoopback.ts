import { isIP } from "node:net"

/** Returns whether an address is reachable only from this machine. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
