import type { Reach } from "@listwright/domain/account"
import type { SqlClient } from "effect/sql/SqlClient"

/**
 * Builds the SQL equivalent of `reaches`, as a condition on rows with the alias `o`, for use with lists and with
 * several ids at once.
 */
export const reachCondition = (sql: SqlClient, { managedAccounts, userId }: Reach) =>
  managedAccounts.length === 0
    ? sql`o.user_id = ${userId}`
    : sql`(o.user_id = ${userId} OR ${sql.in("o.account_id", managedAccounts)})`
