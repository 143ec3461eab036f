import {
  areWholeLists,
  type OverlapCounts,
  overlapByAttributes,
  overlapByListAttributes,
  type RegionAttributes,
} from "@listwright/domain/counting"
import { referencedSavedCounts } from "@listwright/domain/definition"
import { Result } from "effect"
import type { Yielder } from "../../turns/Yielder.ts"
import type { SelectionAnswer, CountEngine } from "../CountEngine.ts"
import type { EngineQuestion } from "../EngineQuestion.ts"
import { chooseAllRows, savedListAttributes, visitRowsByList } from "./findRowAttributes.ts"

/** Adds, to each region of an overlap, the attributes by which each list selected the region's records. */
export const addListAttributes = async (
  engine: Pick<CountEngine, "choose">,
  question: EngineQuestion,
  counted: OverlapCounts,
  yielder: Yielder,
): SelectionAnswer<OverlapCounts> => {
  const { areas } = question.definition
  if (!areWholeLists(areas)) return Result.succeed(counted)
  const attributes = savedListAttributes(question)
  const same = areas.map((area) => attributes.ofAll(area)?.columns ?? null)
  const known = same.filter((columns) => columns !== null)
  if (known.length === same.length) return Result.succeed(overlapByListAttributes(counted, known))
  const lists = referencedSavedCounts(areas)
  const asked = [...new Set([...lists, ...areas.flatMap((area) => attributes.askedOf(area))])]
  const chosen = await chooseAllRows(engine, question, yielder)
  if (Result.isFailure(chosen)) return Result.fail(chosen.failure)
  const found = new Map<unknown, RegionAttributes>()
  const seen = await visitRowsByList(
    engine,
    question,
    chosen.success,
    asked,
    (_, alike) => {
      const before = found.get(alike)
      if (before !== undefined) return void found.set(alike, { ...before, records: before.records + 1 })
      const within = areas.flatMap((area, place) =>
        (alike.placeIn(lists[place] ?? "") ?? null) === null ? [] : [{ area, place }],
      )
      found.set(alike, {
        bits: within.reduce((sum, { place }) => sum + 2 ** place, 0),
        columns: within.map(({ area }) => attributes.of(area, alike.placeIn).columns),
        records: 1,
      })
    },
    yielder,
  )
  return Result.map(seen, () => overlapByAttributes(counted, [...found.values()]))
}
