import { Result, Schema } from "effect"
import { type IndexedPriceList, indexPriceList } from "./IndexedPriceList.ts"
import type { PriceList, PriceRow } from "./PriceList.ts"

/** A price list with brackets that leave out or repeat quantities; each problem names its rows. */
export class PriceListUnusable extends Schema.TaggedError<PriceListUnusable>()("PriceListUnusable", {
  problems: Schema.NonEmptyArray(Schema.String),
}) {}

const rowText = (row: PriceRow): string => `${row.PriceName} ${row.Lbound} to ${row.Ubound ?? "any"}`

const end = (row: PriceRow): number => row.Ubound ?? Number.POSITIVE_INFINITY

const problemsOfElement = (unsorted: ReadonlyArray<PriceRow>): ReadonlyArray<string> => {
  const rows = unsorted.toSorted((a, b) => a.Lbound - b.Lbound || end(a) - end(b))
  return rows.flatMap((row, index) => {
    const backwards = end(row) < row.Lbound ? [`${rowText(row)}: ends before it starts`] : []
    const previous = rows[index - 1]
    if (previous === undefined) {
      return row.Lbound > 1
        ? [...backwards, `${rowText(row)}: no price for 1 to ${row.Lbound - 1}`]
        : backwards
    }
    if (row.Lbound <= end(previous))
      return [...backwards, `${rowText(previous)} and ${rowText(row)}: overlap`]
    if (row.Lbound > end(previous) + 1) {
      return [
        ...backwards,
        `${rowText(previous)} and ${rowText(row)}: no price for ${end(previous) + 1} to ${row.Lbound - 1}`,
      ]
    }
    return backwards
  })
}

const repeatedUsages = (list: PriceList): ReadonlyArray<string> =>
  [...Map.groupBy(list.ListMultiplePrice, (row) => row.MultipleId)]
    .filter(([, rows]) => rows.length > 1)
    .map(([id]) => `List usage ${id}: more than one row`)

/**
 * Takes a price list into use, or refuses it: every element must have one price for every quantity from 1 up to its
 * last bracket. A last bracket with an end is allowed; above it the element has no price.
 */
export const loadPriceList = (list: PriceList): Result.Result<IndexedPriceList, PriceListUnusable> => {
  const [first, ...others] = [
    ...[...Map.groupBy(list.ElementsPrices, (row) => row.PriceName).values()].flatMap(problemsOfElement),
    ...repeatedUsages(list),
  ]
  return first === undefined
    ? Result.succeed(indexPriceList(list))
    : Result.fail(new PriceListUnusable({ problems: [first, ...others] }))
}
