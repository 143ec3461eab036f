import { isIP } from "node:net"
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { isLoopback } from "../../site/isLoopback.ts"
import { Site } from "../../configuration/Site.ts"
import { refusal } from "./refusal.ts"

/** Returns the hostname in a Host header, without the port or an IPv6 address's brackets; '' if it has none. */
const nameIn = (header: string): string =>
  URL.canParse(`http://${header}`) ? bare(new URL(`http://${header}`).hostname) : ""

const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1")

/**
 * Returns whether a hostname belongs to the site. Another site's page can make a browser call this server under that
 * page's own hostname (DNS rebinding) and then read the responses, so the server responds only to the site's hostnames.
 * An IP address can't be rebound, so a server that other machines can reach responds to any.
 */
const isOwnName = (name: string, listensOn: string, publicOrigin: string | null): boolean =>
  isLoopback(name) ||
  name === listensOn.toLowerCase() ||
  (publicOrigin !== null && name === bare(new URL(publicOrigin).hostname)) ||
  (!isLoopback(listensOn) && isIP(name) !== 0)

/** Rejects requests under hostnames that aren't the site's. `listensOn` is the address that the server listens on. */
export const layerKnownHost = (listensOn: string) =>
  HttpRouter.middleware(
    Effect.gen(function* () {
      const { publicOrigin } = yield* Site
      return (handled) =>
        Effect.gen(function* () {
          const request = yield* HttpServerRequest.HttpServerRequest
          const name = nameIn(request.headers["host"] ?? "")
          if (isOwnName(name, listensOn, publicOrigin)) return yield* handled
          return refusal(
            request,
            421,
            "UnknownHost",
            `This site isn't available at '${name}'. If that name belongs to the site, set publicUrl in site.json and restart the server.`,
          )
        })
    }),
    { global: true },
  )
