import { Effect } from "effect"

/** The engine answered another question than it was asked: a fault of ours, and never an empty answer. */
export const unexpectedReply = (kind: string): Effect.Effect<never> =>
  Effect.die(new Error(`the count engine gave an answer of the kind ${kind}`))
