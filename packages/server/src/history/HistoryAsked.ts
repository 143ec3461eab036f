import type { AccountId } from "@listwright/domain/account"
import type { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import { likePattern } from "../storage/likePattern.ts"

/** The conditions of a search among the orders within reach. */
export interface HistoryAsked {
  /** The account to search; null searches all accounts that the user reaches. */
  readonly accountId: AccountId | null
  /** A part of a name or code; '' finds all. */
  readonly search: string
  /** A part of the name only, and a part of the code only. */
  readonly name?: string
  readonly code?: string
}

/** The rows of a page: the number to skip, and the maximum number to return. */
export interface RowsOfPage {
  readonly skip: number
  readonly most: number
}

/**
 * Builds the search conditions for rows `o` that have `searched`, `name`, and a code. Parts that aren't searched for
 * cost nothing.
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

/** Builds the condition on the requested account for rows `o`. */
export const ofAccount = (sql: SqlClient, { accountId }: HistoryAsked): ReadonlyArray<Fragment> =>
  accountId === null ? [] : [sql`o.account_id = ${accountId}`]

/** Builds all the search conditions for rows `o`. */
export const askedOf = (
  sql: SqlClient,
  asked: HistoryAsked,
  codeColumn: Fragment,
): ReadonlyArray<Fragment> => [...ofAccount(sql, asked), ...searchedOf(sql, asked, codeColumn)]
