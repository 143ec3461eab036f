import { Api } from "@listwright/adapters"
import { hasPart, type Part, PART_ROWS, findCallPart, type SiteParts } from "@listwright/domain/parts"
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { HttpApi } from "effect/http-api"
import { Site } from "../../configuration/Site.ts"
import { refusal } from "./refusal.ts"

const NOT_FOUND = 404

const keyOf = (method: string, path: string): string => `${method} ${path}`

/** Returns the routes of calls that belong to parts the site has switched off, each with its part. */
const routesOff = (site: SiteParts): ReadonlyMap<string, Part> => {
  const routes = new Map<string, Part>()
  HttpApi.reflect(Api, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint: { identifier, method, path } }) => {
      const part = findCallPart(identifier)
      if (part !== null && !hasPart(site, part)) routes.set(keyOf(method, path), part)
    },
  })
  return routes
}

/**
 * Responds to calls of switched-off parts with 404, in the format of their contract, before checking anything else
 * about them [p6-parts].
 */
export const layerDisabledParts = HttpRouter.middleware(
  Effect.map(Site, ({ configuration }) => {
    const off = routesOff(configuration)
    return (handled) =>
      Effect.gen(function* () {
        const { route } = yield* HttpRouter.RouteContext
        const part = off.get(keyOf(route.method, route.path))
        if (part === undefined) return yield* handled
        const request = yield* HttpServerRequest.HttpServerRequest
        return refusal(request, NOT_FOUND, "Missing", PART_ROWS[part].missing)
      })
  }),
).layer
