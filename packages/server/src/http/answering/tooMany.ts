import { TooMany } from "@listwright/adapters"
import { Effect } from "effect"
import { retryAfter } from "../protection/retryAfter.ts"
import { CallRefused } from "./answering.ts"

/** A limit is reached, for some seconds. */
interface LimitReached {
  readonly message: string
  readonly retryAfterSeconds: number
}

/** The answer of a call of /api/v1 whose user has done it too often. */
export const tooMany = ({ message, retryAfterSeconds }: LimitReached) =>
  Effect.andThen(retryAfter(retryAfterSeconds), Effect.fail(new TooMany({ message, retryAfterSeconds })))

/** The same of the original contract. */
export const refuseTooMany = ({ message, retryAfterSeconds }: LimitReached) =>
  Effect.andThen(retryAfter(retryAfterSeconds), Effect.fail(new CallRefused({ message })))
