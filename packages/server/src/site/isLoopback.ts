import { isIP } from "node:net"

/** Tells whether only this machine can reach an address. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
