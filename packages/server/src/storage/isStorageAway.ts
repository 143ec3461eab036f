import { Predicate } from "effect"
import { isSqlError } from "effect/sql/SqlError"

/** PostgreSQL's operator_intervention: it shuts down, has crashed, or is starting (57P01, 57P02, 57P03). */
const INTERVENTION = "57P"

/** Whether something failed because the database was not there; it passes when the database comes back. */
export const isStorageAway = (failure: unknown): boolean => {
  if (!isSqlError(failure)) return false
  const { reason } = failure
  if (reason._tag === "ConnectionError") return true
  return Predicate.hasProperty(reason.cause, "code") && String(reason.cause.code).startsWith(INTERVENTION)
}
