import { ok, refused } from "@listwright/adapters"
import type { NotFound } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"

/** A call of the original contract cannot be answered; `message` says why, for a person. */
export class CallRefused extends Schema.TaggedError<CallRefused>()("CallRefused", {
  message: Schema.String,
}) {}

export const notFoundText = ({ what }: NotFound): string => `This ${what} was not found.`

/** The envelope of an answer, or of a refusal. */
export const answering = <A, R>(answer: Effect.Effect<A, CallRefused | NotFound, R>) =>
  answeringWith(Effect.map(answer, (data) => ({ data, message: "" })))

/** The same of an answer with something that the person should know. */
export const answeringWith = <A, R>(
  answer: Effect.Effect<{ readonly data: A; readonly message: string }, CallRefused | NotFound, R>,
) =>
  answer.pipe(
    Effect.map(({ data, message }) => ok(data, message)),
    Effect.catchTag("CallRefused", ({ message }) => Effect.succeed(refused(message))),
    Effect.catchTag("NotFound", (missing) => Effect.succeed(refused(notFoundText(missing)))),
  )
