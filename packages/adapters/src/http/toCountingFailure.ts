import { CountRefused, CountUnavailable } from "@listwright/domain/counting"
import type { CallFailed } from "@listwright/domain/shared"
import { toCallFailed, type ClientFailure } from "./toCallFailed.ts"

const otherwise = toCallFailed("count")

/** Converts a failure to a counting error if the question can't be answered or the engine is unavailable. */
export const toCountingFailure = (failure: ClientFailure): CallFailed | CountRefused | CountUnavailable => {
  if (!("_tag" in failure)) return otherwise(failure)
  if (failure._tag === "Unprocessable") return new CountRefused({ reason: failure.message })
  if (failure._tag === "Unavailable") return new CountUnavailable({ reason: failure.message })
  return otherwise(failure)
}
