import { Refused } from "@listwright/domain/shared"
import { Effect } from "effect"

/** The message for anything that the original contract has no call for. */
export const UNSUPPORTED_CALL_MESSAGE = "The original contract has no call for this."

/** Fails with the refusal for a port's method that the original contract has no call for. */
export const unsupportedCall: Effect.Effect<never, Refused> = Effect.fail(
  new Refused({ reason: UNSUPPORTED_CALL_MESSAGE }),
)
