import {
  Actor,
  Api,
  INVALID_BOX_MESSAGE,
  parseBoxBounds,
  Missing,
  MVT_TYPE,
  refused,
  SVG_TYPE,
  Unavailable,
  Unprocessable,
} from "@listwright/adapters"
import { RoutePlaces } from "@listwright/engine/counts"
import {
  isTile,
  type RenderedTile,
  MAX_TILE_ZOOM,
  type ReferenceUnusable,
  type TileAddress,
  Tiles,
} from "@listwright/geography"
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ensureSourceOffered } from "../../answering/ensureSourceOffered.ts"
import { failUnavailable } from "../../answering/failUnprocessable.ts"

/** The number of seconds that a browser shows a tile without checking whether it has changed. */
const KEPT_SECONDS = 3_600

/** Sends a tile, or only its ETag if the browser already has it. */
const sent = Effect.fnUntraced(function* ({ bytes, etag }: RenderedTile, contentType: string) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const headers = { etag, "cache-control": `private, max-age=${KEPT_SECONDS}` }
  const held = (request.headers["if-none-match"] ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
  return held.includes(etag)
    ? HttpServerResponse.empty({ status: 304, headers })
    : HttpServerResponse.uint8Array(bytes, { contentType, headers })
})

const NOT_DRAWN = "We can't show the map right now."

/** Logs a damaged file, whose name is useful only to the operator. */
const logged = (unusable: ReferenceUnusable) => Effect.logError(unusable.message)

const TOO_DEEP = `z must be 0 to ${MAX_TILE_ZOOM}: please enlarge a tile of zoom ${MAX_TILE_ZOOM} for more.`

const drawn = <A, R>(made: Effect.Effect<A, ReferenceUnusable, R>) =>
  Effect.catch(made, (unusable) =>
    Effect.andThen(logged(unusable), Effect.fail(new Unavailable({ message: NOT_DRAWN }))),
  )

const mapTile = (address: TileAddress) => drawn(Effect.flatMap(Tiles, ({ tile }) => tile(address)))

const NO_SOURCE = "listType: it is missing, and the layer routes needs it."

/** Draws approximate carrier route cells from the current data. */
const routesTile = Effect.fnUntraced(function* (address: TileAddress, listType: number | undefined) {
  if (listType === undefined) return yield* new Unprocessable({ message: NO_SOURCE })
  const { user } = yield* Actor
  yield* ensureSourceOffered(user, listType)
  const tiles = yield* Tiles
  const zips = yield* drawn(tiles.zipsOfRoutes(address))
  const { routesIn } = yield* RoutePlaces
  const { data, routes } = yield* Effect.catchTag(
    routesIn(listType, zips),
    "CountUnavailable",
    failUnavailable,
  )
  return yield* drawn(tiles.routes(address, `${data} ${listType}`, routes))
})

const refusedImage = (message: string) => Effect.succeed(HttpServerResponse.jsonUnsafe(refused(message)))

/** Calls for map tiles. */
const tileCalls = {
  Tile: HttpApiBuilder.handler(Api, "MapTiles", "Tile", ({ params, query }) =>
    Effect.gen(function* () {
      if (params.z > MAX_TILE_ZOOM) return yield* new Missing({ message: TOO_DEEP })
      if (!isTile(params)) {
        const last = 2 ** params.z - 1
        return yield* new Missing({ message: `x and y must be 0 to ${last} at zoom ${params.z}.` })
      }
      const made = query.layer === "routes" ? routesTile(params, query.listType) : mapTile(params)
      return yield* sent(yield* made, MVT_TYPE)
    }),
  ),
  TileImage: HttpApiBuilder.handler(Api, "MapTiles", "TileImage", ({ query }) =>
    Effect.gen(function* () {
      const bounds = parseBoxBounds(query.bbox ?? "")
      if (bounds === null) return yield* refusedImage(INVALID_BOX_MESSAGE)
      const [west, south, east, north] = bounds
      return yield* (yield* Tiles).image({ west, south, east, north }).pipe(
        Effect.flatMap((made) => sent(made, SVG_TYPE)),
        Effect.catchTag("ReferenceUnusable", (unusable) =>
          Effect.andThen(logged(unusable), refusedImage(NOT_DRAWN)),
        ),
      )
    }),
  ),
}

export const layerMapTiles = HttpApiBuilder.group(Api, "MapTiles", (handlers) =>
  Effect.succeed(handlers.handleAll(tileCalls)),
)
