import {
  areaOfOutline,
  type AskedShades,
  type Shade,
  unknownPlace,
  withOutlines,
} from "@listwright/domain/counting"
import { type Area, areaKey } from "@listwright/domain/definition"
import { Result } from "effect"
import type { Yielder } from "../turns/Yielder.ts"
import type { AreaFacts } from "./AreaFacts.ts"
import type { Answered, CountEngine } from "./CountEngine.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"

/** Where the outlines lie, as both counters know it. */
export interface OutlinePlaces {
  readonly areas: AreaFacts
  /** The ZIP Codes of an outline that have records. */
  readonly zipsOf: (outline: Area) => ReadonlyArray<string>
}

/** An outline, and its area where there is one. */
interface Outline {
  readonly code: string
  readonly area: Area | null
}

const outlinesOf = ({ codes, level }: AskedShades, { areas }: OutlinePlaces): ReadonlyArray<Outline> =>
  codes.map((code) => {
    const area = areaOfOutline(level, code)
    return { code, area: area === null || unknownPlace(area, areas.places) !== null ? null : area }
  })

/**
 * How many records each outline holds, and how many it would add, as the domain's `shades` defines it: of what an outline
 * holds, the list adds what it does not select there already. That is exact because outlines of a level share no ZIP Code, and
 * no household lies in two. One pass counts the list by ZIP Code, another one all outlines.
 */
export const shadesOf = async (
  engine: Pick<CountEngine, "count" | "zips">,
  places: OutlinePlaces,
  question: EngineQuestion,
  asked: AskedShades,
  yielder: Yielder,
): Answered<ReadonlyArray<Shade>> => {
  const listed = await engine.zips(question, yielder)
  if (Result.isFailure(listed)) return Result.fail(listed.failure)
  const outlines = outlinesOf(asked, places)
  const areas = outlines.flatMap(({ area }) => area ?? [])
  const counted = await engine.count(
    { ...question, definition: withOutlines(question.definition, areas) },
    yielder,
  )
  return Result.map(counted, (totals) => {
    const recordsOf = new Map(totals.map(({ key, records }) => [key, records]))
    return outlines.map(({ area, code }) => {
      if (area === null) return { code, records: 0, adds: 0 }
      const records = recordsOf.get(areaKey(area)) ?? 0
      const selected = places.zipsOf(area).reduce((sum, zip) => sum + (listed.success.get(zip) ?? 0), 0)
      return { code, records, adds: records - selected }
    })
  })
}
