import { type Alert, CallFailed, callFailedAlert, NetworkFailed } from "@listwright/domain/shared"
import { Schema } from "effect"

export const isCallFailed = Schema.is(CallFailed)
export const isNetworkFailed = Schema.is(NetworkFailed)

/** Returns the alert for a failed call; null for a failure that doesn't have one [p8-auth]. */
export const failureAlert = (failure: unknown): Alert | null =>
  isCallFailed(failure) ? callFailedAlert(failure) : null
