import {
  type CountAnswer,
  type CountWaterfall,
  listsExplained,
  selectionSteps,
} from "@listwright/domain/counting"
import { type CanonicalDefinition, changeCanonical } from "@listwright/domain/definition"
import { mockCount } from "../mockCount.ts"

/**
 * How a count of the mock comes about: its areas leave everybody in them, phones wanted only leaves those with phones,
 * nothing else takes anybody away. Each of its saved lists has everybody. `universe` are the records that there are, at least as many as the areas have.
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
  const lists = listsExplained(definition)
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
    ...(lists.length === 0
      ? {}
      : {
          lists: lists.map((savedCount) => ({
            savedCount,
            name: nameOf(savedCount),
            records: everybody,
            only: 0,
          })),
        }),
  }
}
