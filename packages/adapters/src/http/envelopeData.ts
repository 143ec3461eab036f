import { type CallFailed, Refused, ServerFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import { type ClientFailure, orCallFailed } from "./callFailed.ts"

interface AnsweredEnvelope<A> {
  readonly d: { readonly ResultFlag: boolean; readonly ResultMessage: string; readonly DataSource: A | null }
}

/** What a call of the original contract answers; a false ResultFlag is a refusal. spec: order-builder §7 */
export const envelopeData = <A>(
  call: Effect.Effect<AnsweredEnvelope<A>, ClientFailure>,
): Effect.Effect<A, CallFailed> =>
  Effect.flatMap(
    orCallFailed("answer")(call),
    ({ d: { ResultFlag, ResultMessage, DataSource } }): Effect.Effect<A, CallFailed> => {
      if (!ResultFlag) return Effect.fail(new Refused({ message: ResultMessage }))
      return DataSource === null ? Effect.fail(new ServerFailed({ status: 200 })) : Effect.succeed(DataSource)
    },
  )
