import { Effect } from "effect"
import { Geography } from "../lookup/Geography.ts"
import { type Box, boxContainsPoint } from "../outlines/Box.ts"
import { Outlines } from "../outlines/Outlines.ts"
import type { ZipOutline } from "../outlines/ZipOutline.ts"
import { decodeParts } from "../outlines/outlineTable.ts"
import { isEmptyTile, type LabeledPoint } from "./encodeLayer.ts"
import { type Land, readLand } from "./land.ts"
import { indexShapes } from "./indexShapes.ts"
import { shapePartFromOutline, clipToBox, type Shape, buildShape } from "./Shape.ts"
import { tileBounds, BUFFER, type TileAddress, ancestorTile } from "./TileAddress.ts"

/** The zoom levels at which a map starts to show counties and ZIP Codes. */
export const MIN_COUNTY_ZOOM = 4
export const MIN_ZIP_ZOOM = 7

/**
 * The zoom level of the tiles for which the map caches whether they're entirely within the country, at most 4,096 of
 * them.
 */
const BLOCK_ZOOM = 6

/** Looks up the shapes in a bounding box; multipart shapes include only the parts in the box. */
export const makeMapShapes = Effect.gen(function* () {
  const geography = yield* Geography
  const outlines = yield* Outlines
  const land = yield* Effect.cached(
    Effect.map(readLand(geography), ({ counties, neighbors, states }) => ({
      counties: indexShapes(counties),
      neighbors: indexShapes(neighbors),
      states: indexShapes(states),
    })),
  )
  // Every map that shows them says so.
  const isApproximate = outlines.facts.approximate ? { approximate: true } : {}
  /** Returns the outlines whose bounding boxes overlap a box, decoding each on demand. */
  const outlinesIn = (box: Box) =>
    Effect.map(outlines.near([box]), function* (near): Generator<ZipOutline> {
      for (const { encoded, zip } of near) yield { zip, parts: decodeParts(encoded) ?? [] }
    })
  const landIn = (kind: keyof Land, box: Box) => Effect.map(land, (read) => read[kind](box))
  const empty = new Map<string, boolean>()
  return {
    /** Returns the land shapes in a box. The first call reads the files. */
    landIn,
    /**
     * Returns the surrounding countries in a tile. Canada's bounding box contains a third of the states, so whether any
     * part of Canada is in a tile is determined once for many tiles.
     */
    neighborsIn: Effect.fnUntraced(function* (address: TileAddress) {
      if (address.z > BLOCK_ZOOM) {
        const block = ancestorTile(address, BLOCK_ZOOM)
        const key = `${block.x}/${block.y}`
        const isEmpty =
          empty.get(key) ?? isEmptyTile(block, yield* landIn("neighbors", tileBounds(block, BUFFER)))
        empty.set(key, isEmpty)
        if (isEmpty) return []
      }
      return yield* landIn("neighbors", tileBounds(address, BUFFER))
    }),
    /** Returns the label positions of the drawn ZIP Codes in a box. */
    zipNamesIn: Effect.fnUntraced(function* (box: Box) {
      const near = yield* outlines.near([box])
      return near.flatMap(({ zip }): ReadonlyArray<LabeledPoint> => {
        const info = geography.zipInfo(zip)
        if (info === undefined) return []
        const { latitude, longitude } = info
        return boxContainsPoint(box, longitude, latitude)
          ? [{ longitude, latitude, properties: { zip } }]
          : []
      })
    }),
    /** Returns the ZIP Code shapes in a box, read one by one so that other work can run in between. */
    zipsIn: (box: Box) =>
      Effect.map(outlinesIn(box), function* (found): Generator<Shape> {
        for (const { parts, zip } of found) {
          const properties = { zip, ...isApproximate }
          const shape = buildShape({ id: Number(zip), properties }, parts.map(shapePartFromOutline))
          const within = clipToBox(shape, box)
          if (within !== null) yield within
        }
      }),
    outlinesIn,
  }
})
