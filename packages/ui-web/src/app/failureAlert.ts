import { type Alert, CallFailed, callFailedAlert, NetworkFailed } from "@listwright/domain/shared"
import { Schema } from "effect"

export const isCallFailure = Schema.is(CallFailed)
export const isNetworkFailure = Schema.is(NetworkFailed)

/** Returns the alert for a failed call; null for a failure that doesn't have one [p8-auth]. */
export const failureAlert = (failure: unknown): Alert | null =>
  isCallFailure(failure) ? callFailedAlert(failure) : null
