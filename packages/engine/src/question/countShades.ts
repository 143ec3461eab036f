import {
  outlineToArea,
  type ShadesRequest,
  type Shade,
  unknownPlaceRefusal,
  withOnlyOutlines,
} from "@listwright/domain/counting"
import type { Area } from "@listwright/domain/definition"
import { Result } from "effect"
import type { Yielder } from "../turns/Yielder.ts"
import type { AreaFacts } from "./AreaFacts.ts"
import type { SelectionAnswer, CountEngine } from "./CountEngine.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"

/** The outlines' places, in the form that both counters provide. */
export interface OutlinePlaces {
  readonly areas: AreaFacts
  /** Returns an outline's ZIP Codes, at least those with records. */
  readonly zipsOf: (outline: Area) => ReadonlyArray<string>
}

/**
 * Counts the records in each outline and the records it would add, as defined by the domain's `shades`: an outline adds
 * the records there that the list doesn't already select. This is exact because outlines at the same level don't share
 * ZIP Codes, and no household is in two. One pass counts the list by ZIP Code, and another counts all outlines.
 */
export const countShades = async (
  engine: Pick<CountEngine, "count" | "zips">,
  { areas: facts, zipsOf }: OutlinePlaces,
  question: EngineQuestion,
  { codes, level }: ShadesRequest,
  yielder: Yielder,
): SelectionAnswer<ReadonlyArray<Shade>> => {
  const listed = await engine.zips(question, yielder)
  if (Result.isFailure(listed)) return Result.fail(listed.failure)
  const outlines: Array<{ readonly code: string; readonly area: Area }> = []
  for (const code of new Set(codes)) {
    const area = outlineToArea(level, code)
    if (area !== null && unknownPlaceRefusal(area, facts.places) === null) outlines.push({ code, area })
  }
  const areas = outlines.map(({ area }) => area)
  const counted = await engine.count(
    { ...question, definition: withOnlyOutlines(question.definition, areas) },
    yielder,
  )
  return Result.map(counted, (totals) => {
    // Areas keep their order, and each code was asked for once.
    const shaded = new Map(
      outlines.map(({ area, code }, at): [string, Shade] => {
        const records = totals[at]?.records ?? 0
        const selected = zipsOf(area).reduce((sum, zip) => sum + (listed.success.get(zip) ?? 0), 0)
        return [code, { code, records, adds: records - selected }]
      }),
    )
    return codes.map((code) => shaded.get(code) ?? { code, records: 0, adds: 0 })
  })
}
