import { type ListDefinition, relaxationsOf, type Suggestion } from "@listwright/domain"
import { Result } from "effect"
import type { Answered, AreaTotal } from "./CountEngine.ts"

/** What would bring more records than a definition does, the most first. */
export const suggestionsOf = async (
  definition: ListDefinition,
  count: (definition: ListDefinition) => Answered<ReadonlyArray<AreaTotal>>,
): Answered<ReadonlyArray<Suggestion>> => {
  const total = async (counted: ListDefinition): Answered<number> =>
    Result.map(await count(counted), (areas) => areas.reduce((sum, { records }) => sum + records, 0))
  const now = await total(definition)
  if (Result.isFailure(now)) return Result.fail(now.failure)
  const suggestions: Array<Suggestion> = []
  for (const relaxed of relaxationsOf(definition)) {
    const then = await total(relaxed.definition)
    if (Result.isFailure(then)) return Result.fail(then.failure)
    if (then.success > now.success) suggestions.push({ ...relaxed, more: then.success - now.success })
  }
  return Result.succeed(suggestions.toSorted((a, b) => b.more - a.more))
}
