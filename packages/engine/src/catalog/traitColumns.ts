import { LIFESTYLE_ATTRIBUTES } from "@listwright/domain/glossary"
import { flag, smallNumber, type StoredColumn } from "../format/columns/StoredColumn.ts"
import { FLAGS } from "./flags.ts"
import { PROPENSITIES } from "./propensities.ts"

const KNOWN_FROM = {
  Interests: "An interest that is known or inferred; of other people nothing is said",
  Purchases: "Bought in the last two years; of other people nothing is said",
  Donor: "Gave in the last four years; of other people nothing is said",
} as const

/** A flag for each interest and purchase, and ranks of people's likely behavior. */
export const traitColumns: ReadonlyArray<StoredColumn> = [
  ...FLAGS.map(({ category, column, element }) =>
    flag({
      category,
      column,
      name: LIFESTYLE_ATTRIBUTES[column],
      description: KNOWN_FROM[element],
      priceElement: element,
    }),
  ),
  ...PROPENSITIES.map(({ category, column, isOfOwners }) =>
    smallNumber(
      {
        category,
        column,
        name: LIFESTYLE_ATTRIBUTES[column],
        description: `Modeled, in tenths of all ${isOfOwners ? "homeowners" : "people"}: 1 the most likely, 10 the least`,
        priceElement: "Propensity",
      },
      "1",
      "10",
    ),
  ),
]
