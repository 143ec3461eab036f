import {
  type CountAnswer,
  type CountWaterfall,
  type CountedByAreas,
  listsApart,
  listsExplained,
  selectionSteps,
  waterfallLists,
} from "@listwright/domain/counting"
import { type CanonicalDefinition, changeCanonical } from "@listwright/domain/definition"
import { mockCount } from "../mockCount.ts"
import type { MockState } from "../MockState.ts"

/** Whom the saved lists of a definition hold: areas of the mock share nobody, and neither do lists. */
const countedApart = (definition: CanonicalDefinition, recorded: CountAnswer): CountedByAreas => {
  const { areas } = mockCount(listsApart(definition), recorded)
  return new Map(
    areas.map(({ available, withPhones }, at) => [2 ** at, { records: available, withPhones }] as const),
  )
}

/**
 * How a count of the mock comes about: its areas leave everybody in them, phones wanted only leaves those with phones,
 * nothing else takes anybody away. `universe` are the records that there are, at least as many as the areas have.
 */
export const mockWaterfall = (
  definition: CanonicalDefinition,
  recorded: CountAnswer,
  universe: number,
  nameOf: (savedCount: string) => string,
): CountWaterfall => {
  const { definitionHash, snapshot, total } = mockCount(definition, recorded)
  const everybody = mockCount(changeCanonical(definition, { phoneOption: null }), recorded).total
  const steps = selectionSteps(definition)
  const phoneAt = steps.findIndex(({ kind }) => kind === "phone")
  const leavesAfter = (at: number): number => {
    if (at < 0) return Math.max(universe, everybody)
    return phoneAt === -1 || at < phoneAt ? everybody : total
  }
  return {
    definitionHash,
    snapshot,
    steps: steps.map((step, at) => ({
      step,
      leaves: leavesAfter(at),
      removes: leavesAfter(at - 1) - leavesAfter(at),
    })),
    ...(listsExplained(definition).length === 0
      ? {}
      : { lists: waterfallLists(definition, countedApart(definition, recorded), nameOf) }),
  }
}

/** The same of the mock's own records and lists. */
export const waterfallOf = (
  { recordedCount, savedLists, universe }: MockState,
  definition: CanonicalDefinition,
): CountWaterfall => {
  const nameOf = (savedCount: string) =>
    savedLists.find(({ row }) => row.orderId === savedCount)?.row.orderDesc ?? savedCount
  return mockWaterfall(definition, recordedCount, universe, nameOf)
}
