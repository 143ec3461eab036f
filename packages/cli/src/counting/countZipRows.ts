import { type AreaCount, type CountAnswer, LiveCounts } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { isZip } from "@listwright/domain/shared"
import { Effect } from "effect"
import { noDraft } from "./countDefinition.ts"
import { areaKeyCode } from "./areaKeyCode.ts"

/**
 * Returns the rows of --by zip: every ZIP Code with counted records, regardless of the areas, plus the selected ZIP
 * Codes without records; in Canada, the first halves of postal codes. The rows are sorted by code and add up to the
 * count. If all areas are codes themselves, reuses their counts.
 */
export const countZipRows = Effect.fn("countZipRows")(function* (
  definition: CanonicalDefinition,
  answer: CountAnswer,
) {
  const chosen = definition.areas.filter(({ excluded }) => !excluded)
  if (chosen.every(({ kind }) => kind === "zip" || kind === "postalCode")) return answer.areas
  const counts = yield* LiveCounts
  const { details } = yield* counts.details({ definition, ...noDraft, by: "zip" })
  const rows = new Map<string, AreaCount>(
    chosen.flatMap((area) =>
      area.kind === "zip" ? [[area.zip, { key: `zip:${area.zip}`, available: 0, withPhones: 0 }]] : [],
    ),
  )
  for (const { available, code, withPhones } of details.areas.flatMap((area) => area.details)) {
    const before = rows.get(code)
    rows.set(code, {
      key: `${isZip(code) ? "zip" : "postalCode"}:${code}`,
      available: available + (before?.available ?? 0),
      withPhones: withPhones + (before?.withPhones ?? 0),
    })
  }
  return [...rows.values()].toSorted((a, b) => (areaKeyCode(a.key) < areaKeyCode(b.key) ? -1 : 1))
})
