import { SAVED_LIST_NOT_FOUND } from "@listwright/domain/saved-lists"
import { NotFound, Refused } from "@listwright/domain/shared"
import { Schema } from "effect"

const isNotFound = Schema.is(NotFound)

/**
 * Returns the failure of a call for one saved list. If the list no longer exists, the failure is a refusal with that
 * reason.
 */
export const savedListFailure = (failure: unknown): unknown =>
  isNotFound(failure) ? new Refused({ reason: SAVED_LIST_NOT_FOUND }) : failure
