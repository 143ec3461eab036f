import { Predicate } from "effect"
import { findSqlError } from "./findSqlError.ts"

/**
 * The prefix of PostgreSQL's operator_intervention codes: the server is shutting down, has crashed, or is starting
 * (57P01, 57P02, 57P03).
 */
const INTERVENTION = "57P"

/** Returns whether a failure was caused by an unreachable database, and thus passes once the database is back. */
export const isStorageUnreachable = (failure: unknown): boolean => {
  const reason = findSqlError(failure)?.reason
  if (reason === undefined) return false
  if (reason._tag === "ConnectionError") return true
  return Predicate.hasProperty(reason.cause, "code") && String(reason.cause.code).startsWith(INTERVENTION)
}
