import { Refused } from "@listwright/domain/shared"
import { Effect } from "effect"

/** The refusal of everything that the original contract has no call for. */
export const NO_ORIGINAL_CALL = "The original contract has no call for this."

/** Fails for a port's question that the original contract has no call for. */
export const noOriginalCall: Effect.Effect<never, Refused> = Effect.fail(
  new Refused({ reason: NO_ORIGINAL_CALL }),
)
