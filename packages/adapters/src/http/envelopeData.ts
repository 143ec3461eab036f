import { type CallFailed, Refused, ServerFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import { readOriginalMessage } from "./readOriginalMessage.ts"
import { type ClientFailure, mapCallFailure } from "./toCallFailed.ts"

interface AnsweredEnvelope<A> {
  readonly d: { readonly ResultFlag: boolean; readonly ResultMessage: string; readonly DataSource: A | null }
}

/** Returns the data of an original-contract reply; null if it has no data. A false ResultFlag is a refusal. */
export const envelopeDataOrNone = <A>(
  call: Effect.Effect<AnsweredEnvelope<A>, ClientFailure>,
): Effect.Effect<A | null, CallFailed> =>
  Effect.flatMap(
    mapCallFailure("answer")(call),
    ({ d: { ResultFlag, ResultMessage, DataSource } }): Effect.Effect<A | null, CallFailed> =>
      ResultFlag
        ? Effect.succeed(DataSource)
        : Effect.flatMap(readOriginalMessage(ResultMessage), (reason) =>
            Effect.fail(new Refused({ reason })),
          ),
  )

/** Does the same as `envelopeDataOrNone` for calls whose replies always have data. */
export const envelopeData = <A>(
  call: Effect.Effect<AnsweredEnvelope<A>, ClientFailure>,
): Effect.Effect<A, CallFailed> =>
  Effect.flatMap(envelopeDataOrNone(call), (data): Effect.Effect<A, CallFailed> =>
    data === null ? Effect.fail(new ServerFailed({ status: 200 })) : Effect.succeed(data),
  )
