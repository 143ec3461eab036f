import type {
  CountBreakdown,
  CountCrossTable,
  CountFillRates,
  CountRefused,
  CountSample,
  CountSuggestions,
  CountUnavailable,
  DetailedCount,
} from "@listwright/domain/counting"
import { Effect } from "effect"
import type { Told } from "./EngineKeeper.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import type { QuestionDefinition } from "../protocol/QuestionDefinition.ts"
import { QUESTIONS } from "../protocol/questions.ts"

/** Asks the engine, which answers or refuses. */
export type Ask = <Payload, Reply>(
  asked: QuestionDefinition<Payload, Reply>,
  payload: Payload,
) => Effect.Effect<Told<Reply>, CountRefused | CountUnavailable>

/** What a count tells beyond its number, of a definition with this hash. */
export const furtherAnswers = (ask: Ask) => ({
  suggestions: Effect.fnUntraced(function* (
    question: EngineQuestion,
    definitionHash: string,
    wanted?: number,
  ) {
    const told = yield* ask(QUESTIONS.suggestions, { question, wanted: wanted ?? null })
    const { restrictions, suggestions } = told.reply
    const answer: CountSuggestions = {
      definitionHash,
      snapshot: told.snapshot,
      suggestions,
      ...(restrictions === null ? {} : { restrictions }),
    }
    return answer
  }),
  details: Effect.fnUntraced(function* (question: EngineQuestion, definitionHash: string) {
    const { reply, snapshot } = yield* ask(QUESTIONS.details, { question })
    return { definitionHash, snapshot, ...reply.details } satisfies DetailedCount
  }),
  breakdown: Effect.fnUntraced(function* (question: EngineQuestion, definitionHash: string, column: string) {
    const { reply, snapshot } = yield* ask(QUESTIONS.breakdown, { question, column })
    return { definitionHash, snapshot, column, ...reply } satisfies CountBreakdown
  }),
  crossTab: Effect.fnUntraced(function* (
    question: EngineQuestion,
    definitionHash: string,
    rows: string,
    columns: string,
  ) {
    const { reply, snapshot } = yield* ask(QUESTIONS.crossTab, { question, rows, columns })
    return { definitionHash, snapshot, rows, columns, ...reply } satisfies CountCrossTable
  }),
  fillRates: Effect.fnUntraced(function* (question: EngineQuestion, definitionHash: string) {
    const { reply, snapshot } = yield* ask(QUESTIONS.fillRates, { question })
    return { definitionHash, snapshot, ...reply } satisfies CountFillRates
  }),
  sample: Effect.fnUntraced(function* (question: EngineQuestion, definitionHash: string) {
    const { reply, snapshot } = yield* ask(QUESTIONS.sample, { question })
    return { definitionHash, snapshot, ...reply } satisfies CountSample
  }),
})
