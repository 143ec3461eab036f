import { TooMany } from "@listwright/adapters"
import { Effect } from "effect"
import type { QuotaReached } from "../../site/Quotas.ts"
import { retryAfter } from "../protection/retryAfter.ts"
import { CallRefused } from "./answering.ts"

/** The answer of a call of /api/v1 whose user has done it too often. */
export const tooMany = ({ message, retryAfterSeconds }: QuotaReached) =>
  Effect.andThen(retryAfter(retryAfterSeconds), Effect.fail(new TooMany({ message, retryAfterSeconds })))

/** The same of the original contract. */
export const refuseTooMany = ({ message, retryAfterSeconds }: QuotaReached) =>
  Effect.andThen(retryAfter(retryAfterSeconds), Effect.fail(new CallRefused({ message })))
