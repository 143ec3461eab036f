import type { AccountId } from "@listwright/domain/account"
import type { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import { likePattern } from "../storage/likePattern.ts"

/** The criteria for searching accessible orders. */
export interface HistoryAsked {
  /** The account to search; null to search all accounts that the user can access. */
  readonly accountId: AccountId | null
  /** Part of a name or code; '' matches all. */
  readonly search: string
  /** Part of the name only, and part of the code only. */
  readonly name?: string
  readonly code?: string
}

/** The rows on a page: the number to skip, and the maximum number to return. */
export interface RowsOfPage {
  readonly skip: number
  readonly most: number
}

/**
 * Builds the search conditions for rows `o` with `searched`, `name`, and a code. Unused search criteria cost nothing.
 */
export const searchedOf = (
  sql: SqlClient,
  { code = "", name = "", search }: HistoryAsked,
  codeColumn: Fragment,
): ReadonlyArray<Fragment> => [
  ...(search.trim() === "" ? [] : [sql`o.searched LIKE lower(${likePattern(search)})`]),
  ...(name.trim() === "" ? [] : [sql`o.name ILIKE ${likePattern(name)}`]),
  ...(code.trim() === "" ? [] : [sql`${codeColumn} ILIKE ${likePattern(code)}`]),
]

/** Builds the condition for the requested account on rows `o`. */
export const ofAccount = (sql: SqlClient, { accountId }: HistoryAsked): ReadonlyArray<Fragment> =>
  accountId === null ? [] : [sql`o.account_id = ${accountId}`]

/** Builds all search conditions for rows `o`. */
export const askedOf = (
  sql: SqlClient,
  asked: HistoryAsked,
  codeColumn: Fragment,
): ReadonlyArray<Fragment> => [...ofAccount(sql, asked), ...searchedOf(sql, asked, codeColumn)]
