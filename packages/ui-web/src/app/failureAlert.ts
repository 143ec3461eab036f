import { type Alert, CallFailed, callFailedAlert, NetworkFailed } from "@listwright/domain/shared"
import { Schema } from "effect"

export const isCallFailed = Schema.is(CallFailed)
export const isNetworkFailed = Schema.is(NetworkFailed)

/** The alert of a failure that has one, whatever failed [p8-auth]. */
export const failureAlert = (failure: unknown): Alert | null =>
  isCallFailed(failure) ? callFailedAlert(failure) : null
