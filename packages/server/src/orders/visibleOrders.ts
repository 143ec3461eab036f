import { abilitiesOf, type User } from "@listwright/domain"
import type { SqlClient } from "effect/sql/SqlClient"

/**
 * The orders `o` that a user may see: one's own; a Power User those of all users of their accounts; a Reseller those of
 * all accounts on their list. spec: decisions, Calls (Who sees whose)
 */
export const visibleOrders = (sql: SqlClient, user: User, accountIds: ReadonlyArray<number>) =>
  abilitiesOf(user.role).managesAccounts
    ? sql`(o.user_id = ${user.id} OR ${sql.in("o.account_id", accountIds)})`
    : sql`o.user_id = ${user.id}`
