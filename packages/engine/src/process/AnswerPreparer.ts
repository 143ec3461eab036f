import {
  type SavedCountNameLookup,
  selectionRefusalText,
  type SelectionRefusal,
} from "@listwright/domain/counting"
import { Result } from "effect"
import type { Yielder } from "../turns/Yielder.ts"
import { MAX_COST_MS } from "../protocol/costs.ts"
import type { QuestionDefinition, UniverseSize } from "../protocol/QuestionDefinition.ts"

/** A received question and the work that answers it. */
export interface PreparedAnswer {
  readonly costMs: number
  readonly deadlineMs: number
  /** The message if the question takes too long; null if that counts as an engine failure. */
  readonly overdue: string | null
  /** Computes the answer, or a human-readable reason there isn't one. Rejects if the engine fails. */
  readonly answer: (yielder: Yielder) => Promise<Result.Result<unknown, string>>
}

/** Prepares the answer to a question. Throws if the payload doesn't match that question. */
export type AnswerPreparer = (payload: unknown, size: UniverseSize) => PreparedAnswer

/** Returns a preparer that answers a question unless it would take too long. */
export const createAnswerPreparer =
  <Payload, Reply>(
    { advice, cost, deadlineMs, decodePayload }: QuestionDefinition<Payload, Reply>,
    answer: (payload: Payload, yielder: Yielder) => Promise<Result.Result<Reply, SelectionRefusal>>,
    /** Returns the user-given names of the saved counts in a payload. */
    namesOf: (payload: Payload) => SavedCountNameLookup = () => undefined,
  ): AnswerPreparer =>
  (given, size) => {
    const payload = decodePayload(given)
    const costMs = cost(payload, size)
    return {
      costMs,
      deadlineMs,
      overdue:
        advice === null
          ? null
          : `This question couldn't be answered within ${deadlineMs / 1_000} seconds. ${advice}`,
      answer: async (yielder) =>
        advice !== null && costMs > MAX_COST_MS
          ? Result.fail(`This question would take too long to answer. ${advice}`)
          : Result.mapError(await answer(payload, yielder), (refused) =>
              selectionRefusalText(refused, namesOf(payload)),
            ),
    }
  }
