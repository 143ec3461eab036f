import { Effect } from "effect"
import { Geography } from "../lookup/Geography.ts"
import { type Box, holds } from "../outlines/Box.ts"
import { Outlines } from "../outlines/Outlines.ts"
import type { ZipOutline } from "../outlines/ZipOutline.ts"
import { decodeParts } from "../outlines/outlineTable.ts"
import type { Labeled } from "./layerBytes.ts"
import { type Land, readLand } from "./land.ts"
import { partOfOutline, partsWithin, type Shape, shapeOf } from "./Shape.ts"

/** The zooms from which on a map has counties and ZIP Codes. */
export const COUNTIES_FROM = 4
export const ZIPS_FROM = 7

/** What lies in a box of the map; of shapes that have several parts, those that do. */
export const makeMapShapes = Effect.gen(function* () {
  const geography = yield* Geography
  const outlines = yield* Outlines
  const land = yield* Effect.cached(readLand(geography))
  // Every map that shows them says so.
  const isApproximate = outlines.facts.approximate ? { approximate: true } : {}
  /** The outlines whose boxes meet a box, each read when it comes to it. */
  const outlinesIn = (box: Box) =>
    Effect.map(outlines.near([box]), function* (near): Generator<ZipOutline> {
      for (const { encoded, zip } of near) yield { zip, parts: decodeParts(encoded) ?? [] }
    })
  return {
    /** The first question reads the files. */
    landIn: (kind: keyof Land, box: Box) =>
      Effect.map(land, (read) => read[kind].flatMap((shape) => partsWithin(shape, box) ?? [])),
    /** Where the ZIP Codes in a box have their names: those that are drawn. */
    zipNamesIn: Effect.fnUntraced(function* (box: Box) {
      const near = yield* outlines.near([box])
      return near.flatMap(({ zip }): ReadonlyArray<Labeled> => {
        const info = geography.zipInfo(zip)
        if (info === undefined) return []
        const { latitude, longitude } = info
        return holds(box, longitude, latitude) ? [{ longitude, latitude, properties: { zip } }] : []
      })
    }),
    /** ZIP Codes, read one after another, so that others have a turn in between. */
    zipsIn: (box: Box) =>
      Effect.map(outlinesIn(box), function* (found): Generator<Shape> {
        for (const { parts, zip } of found) {
          const properties = { zip, ...isApproximate }
          const shape = shapeOf({ id: Number(zip), properties }, parts.map(partOfOutline))
          const within = partsWithin(shape, box)
          if (within !== null) yield within
        }
      }),
    outlinesIn,
  }
})
