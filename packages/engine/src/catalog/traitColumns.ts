import { LIFESTYLE_ATTRIBUTES } from "@listwright/domain/glossary"
import { flag, smallNumber, type StoredColumn } from "../format/columns/StoredColumn.ts"
import { FLAGS } from "./flags.ts"
import { PROPENSITIES } from "./propensities.ts"

const KNOWN_FROM = {
  Interests: "A known or inferred interest; unknown for everyone else",
  Purchases: "Bought in the last two years; unknown for everyone else",
  Donor: "Donated in the last four years; unknown for everyone else",
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
        description: `Modeled in tenths of all ${isOfOwners ? "homeowners" : "people"}, from 1 (most likely) to 10 (least likely)`,
        priceElement: "Propensity",
      },
      "1",
      "10",
    ),
  ),
]
