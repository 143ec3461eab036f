import type { Point } from "@listwright/domain/definition"
import { Context, Effect, Layer } from "effect"
import { ReferenceUnusable } from "../reference/ReferenceErrors.ts"
import type { ReferenceFacts } from "@listwright/domain/geography"
import { readReference } from "../reference/readReference.ts"
import { type Box, circleBounds, type Circle } from "./Box.ts"
import { circleIntersectsOutline } from "./circleIntersectsOutline.ts"
import { buildOutlineIndex, type EncodedOutline, visitInBatches } from "./OutlineIndex.ts"
import { outlineContainsPoint } from "./outlineContainsPoint.ts"
import { decodeParts, OUTLINE_COLUMNS } from "./outlineTable.ts"
import type { ZipOutline } from "./ZipOutline.ts"

type Read<A> = Effect.Effect<A, ReferenceUnusable>

/** ZIP Code outlines, for maps only; no counts are based on them. */
export class Outlines extends Context.Service<
  Outlines,
  {
    /**
     * The source, the vintage, and whether the outlines are approximate; every map that shows the outlines must state
     * these facts.
     */
    readonly facts: ReferenceFacts
    /**
     * Returns a ZIP Code's outline; null if it's a PO box ZIP Code or the source has no outline for it. The first call
     * reads the file.
     */
    readonly outlineOf: (zip: string) => Read<ZipOutline | null>
    /** Returns a ZIP Code's outline in its stored format; see `encodeParts`. */
    readonly encodedOf: (zip: string) => Read<EncodedOutline | null>
    /** Returns the first ZIP Code that contains a point in degrees; null at sea. Builds the index. */
    readonly holding: (point: Point) => Read<EncodedOutline | null>
    /** Returns the outlines whose bounding boxes overlap any of the given boxes, ascending. Builds the index. */
    readonly near: (boxes: ReadonlyArray<Box>) => Read<ReadonlyArray<EncodedOutline>>
    /**
     * Returns all outlines that are inside or touch a circle, ascending; null if there are more than `most`. Builds the
     * index.
     */
    readonly within: (circle: Circle, most: number) => Read<ReadonlyArray<EncodedOutline> | null>
  }
>()("@listwright/geography/outlines/Outlines") {
  /**
   * Reads the outlines from the provider's folder; falls back to the committed approximate outlines if the folder is
   * null or has none.
   */
  static readonly layer = (folder: string | null): Layer.Layer<Outlines, ReferenceUnusable> =>
    Layer.effect(
      Outlines,
      Effect.gen(function* () {
        const { facts, file, rows } = yield* readReference("outlines", OUTLINE_COLUMNS, folder)
        const table = yield* Effect.cached(
          Effect.map(rows, (all) => {
            const outlines = all.map(([zip = "", encoded = ""]): EncodedOutline => ({ zip, encoded }))
            return { outlines, places: new Map(outlines.map(({ zip }, at) => [zip, at])) }
          }),
        )
        const partsOf = Effect.fnUntraced(function* ({ encoded }: EncodedOutline, at: number) {
          const parts = decodeParts(encoded)
          return parts === null
            ? yield* new ReferenceUnusable({ file, reason: `line ${at + 2} is not an outline` })
            : parts
        })
        const rowOf = Effect.fnUntraced(function* (zip: string) {
          const { outlines, places } = yield* table
          const at = places.get(zip)
          const outline = at === undefined ? undefined : outlines[at]
          if (at === undefined || outline === undefined) return null
          return { outline, parts: yield* partsOf(outline, at) }
        })
        const index = yield* Effect.cached(
          Effect.flatMap(table, ({ outlines }) => buildOutlineIndex(outlines, partsOf)),
        )
        const holding = Effect.fn("holding")(function* (point: Point) {
          const [west, south] = point
          const { near } = yield* index
          const box = { west, south, east: west, north: south }
          return (
            near([box]).find(({ encoded }) => outlineContainsPoint(decodeParts(encoded) ?? [], point)) ?? null
          )
        })
        const within = Effect.fn("within")(function* (circle: Circle, most: number) {
          const { near } = yield* index
          const found: Array<EncodedOutline> = []
          yield* visitInBatches(near(circleBounds(circle)), (outline) =>
            Effect.sync(() => {
              if (circleIntersectsOutline(circle, decodeParts(outline.encoded) ?? [])) found.push(outline)
              return found.length > most
            }),
          )
          return found.length > most ? null : found
        })
        return Outlines.of({
          facts,
          outlineOf: (zip) =>
            Effect.map(rowOf(zip), (row) => (row === null ? null : { zip, parts: row.parts })),
          encodedOf: (zip) => Effect.map(rowOf(zip), (row) => row?.outline ?? null),
          near: (boxes) => Effect.map(index, ({ near }) => near(boxes)),
          holding,
          within,
        })
      }),
    )
}
