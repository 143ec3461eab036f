import { TooMany } from "@listwright/adapters"
import { Effect } from "effect"
import { retryAfter } from "../protection/retryAfter.ts"
import { CallRefused } from "./answering.ts"

/** A limit that's reached for some seconds. */
interface LimitReached {
  readonly message: string
  readonly retryAfterSeconds: number
}

/** Refuses a call of /api/v1 because its user has made it too often. */
export const tooMany = ({ message, retryAfterSeconds }: LimitReached) =>
  Effect.andThen(retryAfter(retryAfterSeconds), Effect.fail(new TooMany({ message, retryAfterSeconds })))

/** Does the same for the original contract. */
export const refuseTooMany = ({ message, retryAfterSeconds }: LimitReached) =>
  Effect.andThen(retryAfter(retryAfterSeconds), Effect.fail(new CallRefused({ reason: message })))
