import { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { readTotal } from "./totalFromPage.ts"

/** The number of rows that can be skipped faster than they can be counted. */
const FEW_SKIPPED = 2_000

/** A page's position: the number of rows to skip, and the number to read. */
export interface PagePosition {
  readonly skip: number
  readonly most: number
  /** True if the page is read from the last row backward. */
  readonly isFromEnd: boolean
  /** The total number of rows; null if not counted yet. */
  readonly total: number | null
}

/**
 * Returns a page's position, read from the nearer end: a database steps through every skipped row, so the last of many
 * pages would otherwise cost the most. `counting` returns one row with a `total`.
 */
export const findPagePosition = Effect.fnUntraced(function* (
  { most, skip }: Pick<PagePosition, "most" | "skip">,
  counting: Effect.Effect<ReadonlyArray<unknown>, SqlError>,
): Effect.fn.Return<PagePosition, SqlError> {
  if (skip <= FEW_SKIPPED) return { skip, most, isFromEnd: false, total: null }
  const total = yield* readTotal(counting)
  const onPage = Math.max(0, Math.min(most, total - skip))
  const after = Math.max(0, total - skip - onPage)
  return after < skip
    ? { skip: after, most: onPage, isFromEnd: true, total }
    : { skip, most, isFromEnd: false, total }
})
