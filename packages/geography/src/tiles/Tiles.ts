import { createHash } from "node:crypto"
import { groupBy } from "@listwright/domain/shared"
import { Context, Effect, Layer } from "effect"
import * as Semaphore from "effect/Semaphore"
import { Geography } from "../lookup/Geography.ts"
import type { Box } from "../outlines/Box.ts"
import { Outlines } from "../outlines/Outlines.ts"
import type { ReferenceUnusable } from "../reference/ReferenceErrors.ts"
import { ByteLimitedCache } from "./ByteLimitedCache.ts"
import { encodePointLayer, encodeShapeLayer } from "./encodeLayer.ts"
import { MIN_COUNTY_ZOOM, makeMapShapes, MIN_ZIP_ZOOM } from "./MapShapes.ts"
import { drawOutlineImage, zoomForBox } from "./drawOutlineImage.ts"
import { indexCities, rankCities } from "./rankCities.ts"
import { routeCells, type RouteSite } from "./routeCells.ts"
import { clipToBox, type Shape } from "./Shape.ts"
import { tileBounds, BUFFER, type TileAddress, childTiles } from "./TileAddress.ts"

/** A tile as sent to the browser. */
export interface RenderedTile {
  /** A vector tile (MVT 2), empty if there is nothing to draw, or an image. */
  readonly bytes: Uint8Array
  /** The ETag for exactly these bytes, in quotes as required by HTTP. */
  readonly etag: string
}

/** The size of the tile cache in bytes, enough for several thousand tiles. */
const KEPT_BYTES = 48 * 1024 * 1024

/**
 * The deepest zoom level of the tiles built in advance once a user opens a map: a few hundred for the country. Each
 * contains thousands of outlines, and every user passes through these zoom levels.
 */
const MADE_BEFOREHAND = 7

const ROUTES_FROM = 10
const ZIP_DIGITS = 5
const CITIES_FROM = 3
const ZIP_NAMES_FROM = 9
/** The maximum number of cities per tile. */
const MAX_CITIES = 60

/** Adds an ETag that identifies exactly these bytes. */
export const withETag = (bytes: Uint8Array): RenderedTile => ({
  bytes,
  etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
})

const EMPTY = withETag(new Uint8Array())

type Made = Effect.Effect<RenderedTile, ReferenceUnusable>

/**
 * The map's own tiles. The first request reads the land outlines and then starts building tiles for the whole country.
 */
export class Tiles extends Context.Service<
  Tiles,
  {
    /**
     * Returns a tile with the surrounding land, states, counties, ZIP Codes, and cities. The address must exist: see
     * `isTile`.
     */
    readonly tile: (address: TileAddress) => Made
    /** Returns the ZIP Codes with cells in a tile's routes layer, if they have outlines; empty below zoom 10. */
    readonly zipsOfRoutes: (address: TileAddress) => Effect.Effect<ReadonlyArray<string>, ReferenceUnusable>
    /**
     * Returns a tile's `routes` layer: the cells of the given routes, which must be all routes in its `zipsOfRoutes`.
     * `of` identifies the routes' data; the same routes have the same identifier.
     */
    readonly routes: (address: TileAddress, of: string, routes: ReadonlyArray<RouteSite>) => Made
    /**
     * Returns an image (SVG) of the ZIP Codes in a box, or of the counties or states if there are too many ZIP Codes.
     */
    readonly image: (box: Box) => Made
  }
>()("@listwright/geography/tiles/Tiles") {
  static readonly layer = Layer.effect(
    Tiles,
    Effect.gen(function* () {
      const geography = yield* Geography
      const outlines = yield* Outlines
      const shapes = yield* makeMapShapes
      const cities = yield* Effect.cached(Effect.map(rankCities(geography), indexCities))
      const kept = new ByteLimitedCache<RenderedTile>(KEPT_BYTES)
      // One after another: two at a time would each take twice as long, and equal ones would be made twice.
      const turn = Semaphore.makeUnsafe(1)

      const keeping = Effect.fnUntraced(function* <E>(key: string, make: Effect.Effect<Uint8Array, E>) {
        const known = kept.get(key)
        if (known !== undefined) return known
        const making = Effect.gen(function* () {
          const meanwhile = kept.get(key)
          if (meanwhile !== undefined) return meanwhile
          const made = withETag(yield* make)
          kept.set(key, made)
          return made
        })
        return yield* turn.withPermits(1)(making)
      })

      const makeTile = Effect.fn("makeTile")(function* (address: TileAddress) {
        const { z } = address
        const box = tileBounds(address, BUFFER)
        const land = (name: "states" | "counties") =>
          Effect.flatMap(shapes.landIn(name, box), (found) => encodeShapeLayer(name, address, found))
        const around = yield* encodeShapeLayer("neighbors", address, yield* shapes.neighborsIn(address))
        const layers = [around, yield* land("states")]
        if (z >= MIN_COUNTY_ZOOM) layers.push(yield* land("counties"))
        if (z >= MIN_ZIP_ZOOM)
          layers.push(yield* encodeShapeLayer("zips", address, yield* shapes.zipsIn(box)))
        if (z >= ZIP_NAMES_FROM)
          layers.push(encodePointLayer("zip-names", address, yield* shapes.zipNamesIn(tileBounds(address))))
        if (z >= CITIES_FROM) {
          const within = (yield* cities)(tileBounds(address), MAX_CITIES)
          layers.push(encodePointLayer("cities", address, within))
        }
        return Buffer.concat(layers)
      })

      const makeRoutes = Effect.fn("makeRoutes")(function* (
        address: TileAddress,
        sites: ReadonlyArray<RouteSite>,
      ) {
        const box = tileBounds(address, BUFFER)
        const byZip = groupBy(sites, ({ route }) => route.slice(0, ZIP_DIGITS))
        const outlined = yield* shapes.outlinesIn(box)
        const cells = (function* (): Generator<Shape> {
          for (const { parts, zip } of outlined)
            for (const cell of routeCells(zip, parts, byZip.get(zip) ?? [])) {
              const within = clipToBox(cell, box)
              if (within !== null) yield within
            }
        })()
        return yield* encodeShapeLayer("routes", address, cells)
      })

      const makeImage = Effect.fn("makeImage")(function* (box: Box) {
        const zoom = zoomForBox(box)
        if (zoom >= MIN_ZIP_ZOOM) return yield* drawOutlineImage(box, yield* shapes.zipsIn(box))
        return yield* drawOutlineImage(
          box,
          yield* shapes.landIn(zoom >= MIN_COUNTY_ZOOM ? "counties" : "states", box),
        )
      })

      const tile = (address: TileAddress) =>
        keeping(`${address.z}/${address.x}/${address.y}`, makeTile(address))

      /**
       * Builds the tiles that contain part of a state, starting with the whole world, one at a time between requested
       * tiles.
       */
      const makeBeforehand = Effect.gen(function* () {
        let zoom: ReadonlyArray<TileAddress> = [{ z: 0, x: 0, y: 0 }]
        while (zoom.length > 0) {
          const next: Array<TileAddress> = []
          for (const address of zoom) {
            if ((yield* shapes.landIn("states", tileBounds(address))).length === 0) continue
            yield* tile(address)
            if (address.z < MADE_BEFOREHAND) next.push(...childTiles(address))
          }
          zoom = next
        }
      }).pipe(Effect.withSpan("makeBeforehand"))
      const scope = yield* Effect.scope
      // What is wrong with a file is said to those who ask.
      const beforehand = yield* Effect.cached(Effect.forkIn(Effect.ignore(makeBeforehand), scope))

      return Tiles.of({
        tile: (address) => Effect.tap(tile(address), () => beforehand),
        zipsOfRoutes: (address) =>
          address.z < ROUTES_FROM
            ? Effect.succeed([])
            : Effect.map(outlines.near([tileBounds(address, BUFFER)]), (near) => near.map(({ zip }) => zip)),
        routes: (address, of, sites) =>
          address.z < ROUTES_FROM
            ? Effect.succeed(EMPTY)
            : keeping(`${of} ${address.z}/${address.x}/${address.y}`, makeRoutes(address, sites)),
        image: (box) => keeping([box.west, box.south, box.east, box.north].join(), makeImage(box)),
      })
    }),
  )
}
