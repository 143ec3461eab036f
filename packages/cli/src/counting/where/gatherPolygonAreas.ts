import { basename, extname } from "node:path"
import { parsePolygonFile, shapeFileNotice } from "@listwright/domain/geography"
import { Effect, Result } from "effect"
import { readText } from "../../terminal/readText.ts"
import type { Terminal } from "../../terminal/Terminal.ts"
import { formatInteger } from "../figures.ts"
import { concatGatheredAreas, type GatheredAreas, noGatheredAreas } from "./GatheredAreas.ts"
import { messageText } from "@listwright/domain/shared"
import { applySiteWording } from "../../sign-in/applySiteWording.ts"
import type { AreaFlags } from "./areaOptions.ts"
import { GRANULARITY_VALUES } from "./whereValues.ts"

/** Names a shape after its file: 'north' for 'shapes/north.geojson'. */
const nameOf = (file: string): string => (file === "-" ? "" : basename(file, extname(file)))

/** Returns the areas selected by --polygon. */
export const gatherPolygonAreas = Effect.fn("gatherPolygonAreas")(function* (
  { granularity = "standard", polygon = [], simplify }: AreaFlags,
  listType: number,
  terminal: Terminal,
) {
  const parts = yield* Effect.forEach(
    polygon,
    Effect.fnUntraced(function* (file) {
      const made = parsePolygonFile({
        listType,
        name: nameOf(file),
        granularity: GRANULARITY_VALUES[granularity],
        text: yield* readText(file, terminal),
        mayBeSimplified: simplify === true,
      })
      if (Result.isFailure(made)) {
        const refused = made.failure
        const advice = refused._tag === "TooManyPoints" ? " Add --simplify." : ""
        const text = yield* applySiteWording(
          messageText`--polygon ${file}: ${shapeFileNotice(refused).text}${advice}`,
        )
        return { ...noGatheredAreas, refusals: [text] } satisfies GatheredAreas
      }
      const notices = made.success.flatMap(({ area, simplifiedFrom }) => {
        const corners = area.kind === "polygon" ? area.points.length : 0
        return simplifiedFrom === null
          ? []
          : [
              `--polygon ${file}: Simplified from ${formatInteger(simplifiedFrom)} to ${formatInteger(corners)} corners.`,
            ]
      })
      const areas = made.success.map(({ area }) => area)
      return { ...noGatheredAreas, areas, notices } satisfies GatheredAreas
    }),
  )
  return concatGatheredAreas(parts)
})
