import { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { countOf } from "./totalOfPage.ts"

/** Rows that are skipped at less than what counting costs. */
const FEW_SKIPPED = 2_000

/** The position of a page: how many rows to skip, and how many to take. */
export interface PlaceOfPage {
  readonly skip: number
  readonly most: number
  /** From the last row on, in the opposite order. */
  readonly isFromEnd: boolean
  /** The total number of rows; null if not counted yet. */
  readonly total: number | null
}

/**
 * The nearer end to read a page from: a database passes each row that it skips, so that the last of many pages would cost
 * the most. `counting` answers one row with a `total`.
 */
export const placeOfPage = Effect.fnUntraced(function* (
  { most, skip }: Pick<PlaceOfPage, "most" | "skip">,
  counting: Effect.Effect<ReadonlyArray<unknown>, SqlError>,
): Effect.fn.Return<PlaceOfPage, SqlError> {
  if (skip <= FEW_SKIPPED) return { skip, most, isFromEnd: false, total: null }
  const total = yield* countOf(counting)
  const onPage = Math.max(0, Math.min(most, total - skip))
  const after = Math.max(0, total - skip - onPage)
  return after < skip
    ? { skip: after, most: onPage, isFromEnd: true, total }
    : { skip, most, isFromEnd: false, total }
})
