import type {
  CountBreakdown,
  CountCrossTable,
  CountFillRates,
  CountRefused,
  CountSample,
  CountSuggestions,
  CountUnavailable,
  DetailedCount,
} from "@listwright/domain"
import { Effect } from "effect"
import type { Asked, Told } from "./EngineKeeper.ts"
import type { EngineQuestion } from "./question/EngineQuestion.ts"
import { unexpectedReply } from "./unexpectedReply.ts"

/** Asks the engine, which answers or refuses. */
export type Ask = (
  question: Asked,
) => Effect.Effect<Exclude<Told, { readonly kind: "failed" | "refused" }>, CountRefused | CountUnavailable>

/** What a count tells beyond its number, of a definition with this hash. */
export const furtherAnswers = (ask: Ask) => ({
  suggestions: Effect.fnUntraced(function* (
    question: EngineQuestion,
    definitionHash: string,
    wanted?: number,
  ) {
    const reply = yield* ask({ kind: "suggestions", question, wanted: wanted ?? null })
    if (reply.kind !== "suggested") return yield* unexpectedReply(reply.kind)
    const { restrictions, snapshot, suggestions } = reply
    const answer: CountSuggestions = {
      definitionHash,
      snapshot,
      suggestions,
      ...(restrictions === null ? {} : { restrictions }),
    }
    return answer
  }),
  details: Effect.fnUntraced(function* (question: EngineQuestion, definitionHash: string) {
    const reply = yield* ask({ kind: "details", question })
    if (reply.kind !== "detailed") return yield* unexpectedReply(reply.kind)
    return { definitionHash, snapshot: reply.snapshot, ...reply.details } satisfies DetailedCount
  }),
  breakdown: Effect.fnUntraced(function* (question: EngineQuestion, definitionHash: string, column: string) {
    const reply = yield* ask({ kind: "breakdown", question, column })
    if (reply.kind !== "brokenDown") return yield* unexpectedReply(reply.kind)
    const { rows, snapshot, total } = reply
    return { definitionHash, snapshot, total, column, rows } satisfies CountBreakdown
  }),
  crossTab: Effect.fnUntraced(function* (
    question: EngineQuestion,
    definitionHash: string,
    rows: string,
    columns: string,
  ) {
    const reply = yield* ask({ kind: "crossTab", question, rows, columns })
    if (reply.kind !== "crossed") return yield* unexpectedReply(reply.kind)
    const { cells, snapshot, total } = reply
    return { definitionHash, snapshot, total, rows, columns, cells } satisfies CountCrossTable
  }),
  fillRates: Effect.fnUntraced(function* (question: EngineQuestion, definitionHash: string) {
    const reply = yield* ask({ kind: "fillRates", question })
    if (reply.kind !== "filled") return yield* unexpectedReply(reply.kind)
    const { columns, snapshot, total, withCarrierRoutes, withPhones, withZip4 } = reply
    return {
      definitionHash,
      snapshot,
      total,
      withPhones,
      withZip4,
      withCarrierRoutes,
      columns,
    } satisfies CountFillRates
  }),
  sample: Effect.fnUntraced(function* (question: EngineQuestion, definitionHash: string) {
    const reply = yield* ask({ kind: "sample", question })
    if (reply.kind !== "sampled") return yield* unexpectedReply(reply.kind)
    const { records, snapshot, total } = reply
    return { definitionHash, snapshot, total, records } satisfies CountSample
  }),
})
