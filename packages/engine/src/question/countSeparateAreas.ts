import {
  type AreaCount,
  separateAreasRefusal,
  type SelectionRefusal,
  withOnlyAreas,
} from "@listwright/domain/counting"
import { type Area, areaKey, type CanonicalDefinition } from "@listwright/domain/definition"
import { groupBy } from "@listwright/domain/shared"
import { Result } from "effect"
import type { Yielder } from "../turns/Yielder.ts"
import { toAreaCounts } from "./toAreaCounts.ts"
import type { SelectionAnswer, CountEngine } from "./CountEngine.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"

/**
 * True if no two areas of this type share a record or household, because they consist of whole ZIP Codes, and each ZIP
 * Code is in only one of them. A ZIP Code may be in several districts, and a household in several ZIP+4s.
 */
const ARE_APART: Readonly<Record<Area["kind"], boolean>> = {
  zip: true,
  zip4: false,
  carrierRoute: false,
  scf: true,
  city: true,
  county: true,
  metroArea: true,
  state: true,
  congressionalDistrict: false,
  nation: false,
  postalCode: false,
  radius: false,
  locations: false,
  closest: false,
  polygon: false,
  savedCount: false,
  combination: false,
}

const chosenOf = ({ areas }: CanonicalDefinition): ReadonlyArray<Area> =>
  areas.filter(({ excluded }) => !excluded)

/** Groups the areas that can be counted in one pass, which assigns each record to the first area that contains it. */
const passesOf = (definition: CanonicalDefinition): ReadonlyArray<ReadonlyArray<Area>> => [
  ...groupBy(chosenOf(definition), (area) => (ARE_APART[area.kind] ? area.kind : areaKey(area))).values(),
]

/**
 * Counts the records that each chosen area would have if it were the only one, as defined by the domain's `countAreasSeparately`.
 * All areas of a type are counted in one pass if they can't share records.
 */
export const countSeparateAreas = async (
  engine: Pick<CountEngine, "count">,
  question: EngineQuestion,
  yielder: Yielder,
): SelectionAnswer<ReadonlyArray<AreaCount>> => {
  const { definition } = question
  const refused = separateAreasRefusal(definition)
  if (refused !== null) return Result.fail(refused)
  const count = (areas: ReadonlyArray<Area>) =>
    engine.count({ ...question, definition: withOnlyAreas(definition, areas) }, yielder)
  /**
   * Returns the refusal for the first area that has one; passes group nonadjacent areas, so they may find a different
   * one.
   */
  const firstRefusal = async (other: SelectionRefusal): Promise<SelectionRefusal> => {
    for (const area of chosenOf(definition)) {
      const alone = await count([area])
      if (Result.isFailure(alone)) return alone.failure
    }
    return other
  }
  const counted = new Map<string, AreaCount>()
  for (const areas of passesOf(definition)) {
    const pass = await count(areas)
    if (Result.isFailure(pass)) return Result.fail(await firstRefusal(pass.failure))
    for (const area of toAreaCounts(pass.success)) counted.set(area.key, area)
  }
  return Result.succeed(chosenOf(definition).flatMap((area) => counted.get(areaKey(area)) ?? []))
}
