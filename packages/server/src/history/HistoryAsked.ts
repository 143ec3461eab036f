import type { AccountId } from "@listwright/domain/account"
import type { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import { likePattern } from "../storage/likePattern.ts"

/** Which orders are looked for, among those that are reached. */
export interface HistoryAsked {
  /** null: all accounts that the user reaches. */
  readonly accountId: AccountId | null
  /** Part of a name or code; '' finds all. */
  readonly search: string
  /** Part of the name alone, and of the code alone. */
  readonly name?: string
  readonly code?: string
}

/** The rows of a page: so many are skipped, at most so many taken. */
export interface RowsOfPage {
  readonly skip: number
  readonly most: number
}

/** What rows `o` that have `searched`, `name` and a code are searched for; what is not asked for costs nothing. */
export const searchedOf = (
  sql: SqlClient,
  { code = "", name = "", search }: HistoryAsked,
  codeColumn: Fragment,
): ReadonlyArray<Fragment> => [
  ...(search.trim() === "" ? [] : [sql`o.searched LIKE lower(${likePattern(search)})`]),
  ...(name.trim() === "" ? [] : [sql`o.name ILIKE ${likePattern(name)}`]),
  ...(code.trim() === "" ? [] : [sql`${codeColumn} ILIKE ${likePattern(code)}`]),
]

/** The account that is asked for, of rows `o`. */
export const ofAccount = (sql: SqlClient, { accountId }: HistoryAsked): ReadonlyArray<Fragment> =>
  accountId === null ? [] : [sql`o.account_id = ${accountId}`]

/** All that is asked of such rows. */
export const askedOf = (
  sql: SqlClient,
  asked: HistoryAsked,
  codeColumn: Fragment,
): ReadonlyArray<Fragment> => [...ofAccount(sql, asked), ...searchedOf(sql, asked, codeColumn)]
