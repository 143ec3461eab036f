import { basename, extname } from "node:path"
import { polygonsOfFile, shapeFileNotice } from "@listwright/domain/geography"
import { Effect, Result } from "effect"
import { readText } from "../../terminal/readText.ts"
import type { Terminal } from "../../terminal/Terminal.ts"
import { whole } from "../figures.ts"
import { gathered, type Gathered, nothingGathered } from "./Gathered.ts"
import { words } from "@listwright/domain/shared"
import { siteWords } from "../../sign-in/siteWords.ts"
import type { WhereFlags } from "./whereOptions.ts"
import { GRANULARITY_WORDS } from "./whereWords.ts"

/** Names a shape after its file: 'north' for 'shapes/north.geojson'. */
const nameOf = (file: string): string => (file === "-" ? "" : basename(file, extname(file)))

/** Returns the areas selected by --polygon. */
export const polygonAreas = Effect.fn("polygonAreas")(function* (
  { granularity = "standard", polygon = [], simplify }: WhereFlags,
  listType: number,
  terminal: Terminal,
) {
  const parts = yield* Effect.forEach(
    polygon,
    Effect.fnUntraced(function* (file) {
      const made = polygonsOfFile({
        listType,
        name: nameOf(file),
        granularity: GRANULARITY_WORDS[granularity],
        text: yield* readText(file, terminal),
        mayBeSimplified: simplify === true,
      })
      if (Result.isFailure(made)) {
        const refused = made.failure
        const advice = refused._tag === "TooManyPoints" ? " Add --simplify." : ""
        const text = yield* siteWords(words`--polygon ${file}: ${shapeFileNotice(refused).text}${advice}`)
        return { ...nothingGathered, refusals: [text] } satisfies Gathered
      }
      const notices = made.success.flatMap(({ area, simplifiedFrom }) => {
        const corners = area.kind === "polygon" ? area.points.length : 0
        return simplifiedFrom === null
          ? []
          : [`--polygon ${file}: Simplified from ${whole(simplifiedFrom)} to ${whole(corners)} corners.`]
      })
      const areas = made.success.map(({ area }) => area)
      return { ...nothingGathered, areas, notices } satisfies Gathered
    }),
  )
  return gathered(parts)
})
