import { Effect, Schema } from "effect"
import type { SqlError } from "effect/sql/SqlError"

const decodeTotal = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ total: Schema.Int })))

/** Returns the `total` in the single row that `counting` returns. */
export const readTotal = (counting: Effect.Effect<ReadonlyArray<unknown>, SqlError>) =>
  Effect.map(counting, (rows) => decodeTotal(rows)[0]?.total ?? 0)

/**
 * Returns the total number of rows, given one page. A page that isn't full is the last one, so its end is the total;
 * otherwise `counting` runs and returns one row with a `total`.
 */
export const totalFromPage = Effect.fnUntraced(function* (
  onPage: number,
  { most, skip }: { readonly most: number; readonly skip: number },
  counting: Effect.Effect<ReadonlyArray<unknown>, SqlError>,
) {
  const isLast = onPage < most && (onPage > 0 || skip === 0)
  return isLast ? skip + onPage : yield* readTotal(counting)
})
