import { Result, Schema } from "effect"
import { type IndexedPriceList, indexPriceList } from "./IndexedPriceList.ts"
import type { PriceList } from "./PriceList.ts"
import { priceListProblems } from "./priceListProblems.ts"

/**
 * Raised when a price list leaves a price undefined or ambiguous; each error names its rows, for the site's operator.
 */
export class PriceListUnusable extends Schema.TaggedError<PriceListUnusable>()("PriceListUnusable", {
  problems: Schema.NonEmptyArray(Schema.String),
}) {}

/** Loads a price list for use, or rejects it as a whole and names every row with an error. */
export const loadPriceList = (list: PriceList): Result.Result<IndexedPriceList, PriceListUnusable> => {
  const [first, ...others] = priceListProblems(list).map(({ text }) => text)
  return first === undefined
    ? Result.succeed(indexPriceList(list))
    : Result.fail(new PriceListUnusable({ problems: [first, ...others] }))
}
