import { Actor, type OrderParts } from "@listwright/adapters"
import type { CountAnswer } from "@listwright/domain/counting"
import { definitionHash } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import type { QuoteFigures } from "@listwright/domain/pricing"
import { Effect, Option } from "effect"
import { StoredRuns } from "../../counts/StoredRuns.ts"
import { QuoteDesk } from "../../pricing/QuoteDesk.ts"

/** The answer of the draft's last official count, if it still is about what the draft selects. */
export const currentAnswer = Effect.fn("currentAnswer")(function* (draft: Draft) {
  const runs = yield* StoredRuns
  const hash = yield* definitionHash(draft.definition)
  const run = Option.getOrNull(yield* runs.latestComplete(draft.id))
  return run !== null && run.definitionHash === hash ? run.answer : null
})

/** What a counted draft costs; null while it has no price. */
const figuresOf = Effect.fn("figuresOf")(function* (
  draft: Draft,
  answer: CountAnswer,
): Effect.fn.Return<QuoteFigures | null, never, Actor | QuoteDesk> {
  const { user } = yield* Actor
  const desk = yield* QuoteDesk
  return yield* desk.quoteCounted(user, draft, answer).pipe(
    Effect.map(({ quote }) => quote.figures),
    Effect.catchTag("NotPriced", () => Effect.succeed(null)),
  )
})

/** A draft with everything known about it. Without a count it has no price. */
export const knownOrder = Effect.fn("knownOrder")(function* (draft: Draft, answer: CountAnswer | null) {
  const figures = answer === null ? null : yield* figuresOf(draft, answer)
  const parts: OrderParts = { draft, definition: draft.definition, choices: draft.choices, answer, figures }
  return parts
})
