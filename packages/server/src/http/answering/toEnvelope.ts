import { ok, refused } from "@listwright/adapters"
import { selectWording, type NotFound, originalMessage, MessageText } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"

/** Raised when an original-contract call is refused; `reason` is the message for users. */
export class CallRefused extends Schema.TaggedError<CallRefused>()("CallRefused", {
  reason: MessageText,
}) {
  override get message(): string {
    return selectWording(this.reason, "corrected")
  }
}

export const notFoundText = ({ what }: NotFound): string => `We couldn't find this ${what}.`

/** Wraps an answer, or a refusal in the original wording, in the response envelope [p5-original-words]. */
export const toEnvelope = <A, R>(answer: Effect.Effect<A, CallRefused | NotFound, R>) =>
  toEnvelopeWithMessage(Effect.map(answer, (data) => ({ data, message: "" })))

/** Does the same as `toEnvelope` for an answer with a message for the user. */
export const toEnvelopeWithMessage = <A, R>(
  answer: Effect.Effect<{ readonly data: A; readonly message: string }, CallRefused | NotFound, R>,
) =>
  answer.pipe(
    Effect.map(({ data, message }) => ok(data, message)),
    Effect.catchTag("CallRefused", ({ reason }) => Effect.succeed(refused(originalMessage(reason)))),
    Effect.catchTag("NotFound", (missing) => Effect.succeed(refused(notFoundText(missing)))),
  )
