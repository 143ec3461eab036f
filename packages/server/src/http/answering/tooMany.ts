import { TooMany } from "@listwright/adapters"
import { Effect } from "effect"
import { retryAfter } from "../protection/retryAfter.ts"
import { CallRefused } from "./answering.ts"

/** A limit that has been reached and resets after some seconds. */
interface LimitReached {
  readonly message: string
  readonly retryAfterSeconds: number
}

/** Rejects an /api/v1 call because its user has exceeded a limit. */
export const tooMany = ({ message, retryAfterSeconds }: LimitReached) =>
  Effect.andThen(retryAfter(retryAfterSeconds), Effect.fail(new TooMany({ message, retryAfterSeconds })))

/** Does the same as `tooMany` for original-contract calls. */
export const refuseTooMany = ({ message, retryAfterSeconds }: LimitReached) =>
  Effect.andThen(retryAfter(retryAfterSeconds), Effect.fail(new CallRefused({ reason: message })))
