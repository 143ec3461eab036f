import { Refused } from "@listwright/domain/shared"
import { Effect } from "effect"

/** The message for anything that the original contract has no call for. */
export const NO_ORIGINAL_CALL = "The original contract has no call for this."

/** Fails with the refusal for a port's method that the original contract has no call for. */
export const noOriginalCall: Effect.Effect<never, Refused> = Effect.fail(
  new Refused({ reason: NO_ORIGINAL_CALL }),
)
