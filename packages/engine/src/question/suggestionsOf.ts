import type { Yielder } from "../turns/Yielder.ts"
import { relaxationsOf, type Suggestion } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Result } from "effect"
import type { Answered, CountEngine } from "./CountEngine.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"
import { totalOf } from "./totalOf.ts"

/** What would bring more records than a question does, the most first. */
export const suggestionsOf = async (
  engine: Pick<CountEngine, "count">,
  question: EngineQuestion,
  yielder: Yielder,
): Answered<ReadonlyArray<Suggestion>> => {
  const total = async (definition: CanonicalDefinition): Answered<number> =>
    Result.map(await engine.count({ ...question, definition }, yielder), totalOf)
  const now = await total(question.definition)
  if (Result.isFailure(now)) return Result.fail(now.failure)
  const suggestions: Array<Suggestion> = []
  for (const relaxed of relaxationsOf(question.definition)) {
    const then = await total(relaxed.definition)
    if (Result.isFailure(then)) return Result.fail(then.failure)
    if (then.success > now.success) suggestions.push({ ...relaxed, more: then.success - now.success })
  }
  return Result.succeed(suggestions.toSorted((a, b) => b.more - a.more))
}
