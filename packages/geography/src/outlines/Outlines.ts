import { Context, Effect, Layer } from "effect"
import { ReferenceUnusable } from "../reference/ReferenceErrors.ts"
import type { ReferenceFacts } from "@listwright/domain/geography"
import { readReference } from "../reference/readReference.ts"
import { decodeParts, OUTLINE_COLUMNS } from "./outlineTable.ts"
import type { ZipOutline } from "./ZipOutline.ts"

/** The outlines of ZIP Codes, for maps; nothing is counted by them. spec: order-builder §2.3 (ZIP entry page) */
export class Outlines extends Context.Service<
  Outlines,
  {
    /** Source and vintage, and whether the outlines are approximate, which every map that shows them says. */
    readonly facts: ReferenceFacts
    /** null when the ZIP Code has none: a PO box, or one that the source does not draw. The first call reads the file. */
    readonly outlineOf: (zip: string) => Effect.Effect<ZipOutline | null, ReferenceUnusable>
  }
>()("@listwright/geography/outlines/Outlines") {
  /** The outlines of the provider's folder, or the committed approximate ones when it holds none or is null. */
  static readonly layer = (folder: string | null): Layer.Layer<Outlines, ReferenceUnusable> =>
    Layer.effect(
      Outlines,
      Effect.gen(function* () {
        const { facts, file, rows } = yield* readReference("outlines", OUTLINE_COLUMNS, folder)
        const places = yield* Effect.cached(
          Effect.map(rows, (all) => new Map(all.map(([zip = "", text = ""], at) => [zip, { text, at }]))),
        )
        const outlineOf = Effect.fn("outlineOf")(function* (
          zip: string,
        ): Effect.fn.Return<ZipOutline | null, ReferenceUnusable> {
          const row = (yield* places).get(zip)
          if (row === undefined) return null
          const parts = decodeParts(row.text)
          return parts === null
            ? yield* new ReferenceUnusable({ file, reason: `line ${row.at + 2} is not an outline` })
            : { zip, parts }
        })
        return Outlines.of({ facts, outlineOf })
      }),
    )
}
