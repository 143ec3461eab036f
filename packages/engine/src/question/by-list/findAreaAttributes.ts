import {
  type CountedAttributes,
  type ListAttributes,
  areaParts,
  type AttributeSelection,
} from "@listwright/domain/counting"
import {
  type Area,
  areaKey,
  canonicalDefinition,
  isSavedCountBasedArea,
  referencedSavedCounts,
} from "@listwright/domain/definition"
import { Result } from "effect"
import type { Yielder } from "../../turns/Yielder.ts"
import type { SelectionAnswer, AreaTotal, CountEngine } from "../CountEngine.ts"
import type { EngineQuestion } from "../EngineQuestion.ts"
import { findRowAttributes, chosenAreas, chooseAllRows, savedListAttributes } from "./findRowAttributes.ts"

type Counting = Pick<CountEngine, "choose" | "count">

const savedCountArea = (savedCount: string): Area => ({ kind: "savedCount", savedCount, excluded: false })

/**
 * Replaces a union with its lists in order; a record in multiple lists belongs to the first of them, as in the union.
 */
const apart = (area: Area): ReadonlyArray<Area> =>
  area.kind === "combination" && area.operation === "union" && !area.excluded
    ? area.savedCounts.map(savedCountArea)
    : [area]

/**
 * Returns whether each area whose records were selected by different attributes is a union of lists that have one set
 * of attributes each and aren't used by any other area.
 */
const isCountedApart = (attributes: ListAttributes, areas: ReadonlyArray<Area>): boolean => {
  const split = areas.filter((area) => attributes.ofAll(area) === null)
  const lists = areas.filter(({ excluded }) => !excluded).flatMap(apart)
  return (
    split.every(
      (area) => apart(area).length > 1 && apart(area).every((list) => attributes.ofAll(list) !== null),
    ) && new Set(lists.map(areaKey)).size === lists.length
  )
}

/** Counts unions list by list, which takes one additional count, however large the unions are. */
const countApart = async (
  engine: Counting,
  question: EngineQuestion,
  attributes: ListAttributes,
  yielder: Yielder,
): SelectionAnswer<ReadonlyArray<ReadonlyArray<CountedAttributes>>> => {
  const { definition } = question
  const areas = definition.areas.flatMap(apart)
  const divided = { ...question, definition: canonicalDefinition({ ...definition, areas }) }
  return Result.map(await engine.count(divided, yielder), (counted) => {
    const records = new Map(counted.map((area) => [area.key, area.records]))
    return chosenAreas(question).map((area) =>
      apart(area).map((list) => ({
        ...(attributes.ofAll(list) ?? { columns: [] }),
        lists: referencedSavedCounts([list]),
        records: records.get(areaKey(list)) ?? 0,
      })),
    )
  })
}

/** Counts row by row, which is exact for any combination but requires scanning all rows. */
const countByRow = async (
  engine: Counting,
  question: EngineQuestion,
  yielder: Yielder,
): SelectionAnswer<ReadonlyArray<ReadonlyArray<CountedAttributes>>> => {
  const chosen = await chooseAllRows(engine, question, yielder)
  if (Result.isFailure(chosen)) return Result.fail(chosen.failure)
  const found = await findRowAttributes(engine, question, chosen.success, yielder)
  return Result.map(found, (each) => {
    const counted = chosenAreas(question).map(
      () => new Map<CountedAttributes["columns"], CountedAttributes>(),
    )
    each.forEach((own, at) => {
      const area = counted[chosen.success.areas[at] ?? 0]
      const before = area?.get(own.columns)?.records ?? 0
      area?.set(own.columns, { ...own, records: before + 1 })
    })
    return counted.map((area) => [...area.values()])
  })
}

/**
 * Returns the saved list attributes that selected each area's records, so an order for a combination pays for them as
 * an order for each list would. An area without such attributes has an empty list.
 */
export const findAreaAttributes = async (
  engine: Counting,
  question: EngineQuestion,
  areas: ReadonlyArray<AreaTotal>,
  yielder: Yielder,
): SelectionAnswer<ReadonlyArray<ReadonlyArray<AttributeSelection>>> => {
  const chosen = chosenAreas(question)
  if (!chosen.some(isSavedCountBasedArea)) return Result.succeed([])
  const attributes = savedListAttributes(question)
  const isSame = chosen.every((area) => attributes.ofAll(area) !== null)
  const split = isSame
    ? Result.succeed<ReadonlyArray<ReadonlyArray<CountedAttributes>>>([])
    : isCountedApart(attributes, question.definition.areas)
      ? await countApart(engine, question, attributes, yielder)
      : await countByRow(engine, question, yielder)
  return Result.map(split, (counted) =>
    chosen.map((area, at) => {
      const all = attributes.ofAll(area)
      const records = areas[at]?.records ?? 0
      return areaParts(attributes, area, all === null ? (counted[at] ?? []) : [{ ...all, records }])
    }),
  )
}
