import { TooMany } from "@listwright/adapters"
import { Effect } from "effect"
import { setRetryAfter } from "../protection/setRetryAfter.ts"
import { CallRefused } from "./toEnvelope.ts"

/** A limit that has been reached and resets after some seconds. */
interface LimitReached {
  readonly message: string
  readonly retryAfterSeconds: number
}

/** Rejects an /api/v1 call because its user has exceeded a limit. */
export const failTooManyRequests = ({ message, retryAfterSeconds }: LimitReached) =>
  Effect.andThen(setRetryAfter(retryAfterSeconds), Effect.fail(new TooMany({ message, retryAfterSeconds })))

/** Does the same as `failTooManyRequests` for original-contract calls. */
export const refuseTooManyRequests = ({ message, retryAfterSeconds }: LimitReached) =>
  Effect.andThen(setRetryAfter(retryAfterSeconds), Effect.fail(new CallRefused({ reason: message })))
