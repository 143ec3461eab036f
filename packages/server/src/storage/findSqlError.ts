import { Cause } from "effect"
import { PersistedQueueError } from "effect/persistence/PersistedQueue"
import { isSqlError, type SqlError } from "effect/sql/SqlError"

/** Finds the database's error in a failure, including one wrapped by a queue; null if there isn't one. */
export const findSqlError = (failure: unknown): SqlError | null => {
  if (isSqlError(failure)) return failure
  if (failure instanceof PersistedQueueError) return findSqlError(failure.cause)
  if (!Cause.isCause(failure)) return null
  for (const reason of failure.reasons) {
    const found = Cause.isFailReason(reason)
      ? findSqlError(reason.error)
      : Cause.isDieReason(reason)
        ? findSqlError(reason.defect)
        : null
    if (found !== null) return found
  }
  return null
}
