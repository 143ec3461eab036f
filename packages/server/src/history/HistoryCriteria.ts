import type { AccountId } from "@listwright/domain/account"
import type { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import { likePattern } from "../storage/likePattern.ts"

/** The criteria for searching accessible orders. */
export interface HistoryCriteria {
  /** The account to search; null to search all accounts that the user can access. */
  readonly accountId: AccountId | null
  /** Part of a name or code; '' matches all. */
  readonly search: string
  /** Part of the name only, and part of the code only. */
  readonly name?: string
  readonly code?: string
}

/** The rows on a page: the number to skip, and the maximum number to return. */
export interface RowSlice {
  readonly skip: number
  readonly most: number
}

/**
 * Builds the search conditions for a table with the alias `o` and the columns `searched`, `name`, and a code. Unused
 * search criteria cost nothing.
 */
export const searchConditions = (
  sql: SqlClient,
  { code = "", name = "", search }: HistoryCriteria,
  codeColumn: Fragment,
): ReadonlyArray<Fragment> => [
  ...(search.trim() === "" ? [] : [sql`o.searched LIKE lower(${likePattern(search)})`]),
  ...(name.trim() === "" ? [] : [sql`o.name ILIKE ${likePattern(name)}`]),
  ...(code.trim() === "" ? [] : [sql`${codeColumn} ILIKE ${likePattern(code)}`]),
]

/** Builds the condition for the requested account, for a table with the alias `o`. */
export const accountCondition = (sql: SqlClient, { accountId }: HistoryCriteria): ReadonlyArray<Fragment> =>
  accountId === null ? [] : [sql`o.account_id = ${accountId}`]

/** Builds all search conditions, for a table with the alias `o`. */
export const historyConditions = (
  sql: SqlClient,
  asked: HistoryCriteria,
  codeColumn: Fragment,
): ReadonlyArray<Fragment> => [...accountCondition(sql, asked), ...searchConditions(sql, asked, codeColumn)]
