import type { LIFESTYLE_ATTRIBUTES } from "@listwright/domain/glossary"
import { category } from "../format/columns/StoredColumn.ts"

/** A likelihood of some behavior, ranked by a model. */
export interface Propensity {
  readonly column: keyof typeof LIFESTYLE_ATTRIBUTES
  readonly category: number
  /** True if only homeowners are ranked, not renters. */
  readonly isOfOwners: boolean
}

const ROWS = [
  ["LIKELY_SWITCH_WIRELESS", category.communications],
  ["LIKELY_SWITCH_INTERNET", category.communications],
  ["LIKELY_CANCEL_CABLE", category.media],
  ["LIKELY_SWITCH_AUTO_INSURANCE", category.insurance],
  ["LIKELY_SWITCH_HOME_INSURANCE", category.insurance],
  ["LIKELY_BUY_LIFE_INSURANCE", category.insurance],
  ["LIKELY_REFINANCE", category.financial],
  ["LIKELY_HOME_EQUITY", category.financial],
  ["LIKELY_OPEN_CHECKING", category.financial],
  ["LIKELY_OPEN_CREDIT_CARD", category.creditCard],
  ["LIKELY_HIRE_ADVISOR", category.investment],
  ["LIKELY_BUY_NEW_CAR", category.automotive],
  ["LIKELY_BUY_USED_CAR", category.automotive],
  ["LIKELY_BUY_ELECTRIC_CAR", category.automotive],
  ["LIKELY_GIVE", category.nonProfit],
  ["LIKELY_GIVE_MONTHLY", category.nonProfit],
  ["LIKELY_VOTE", category.political],
  ["LIKELY_CRUISE", category.travel],
  ["LIKELY_MOVE", category.general],
  ["LIKELY_REMODEL", category.general],
] as const satisfies ReadonlyArray<readonly [Propensity["column"], category: number]>

const OF_OWNERS: ReadonlyArray<Propensity["column"]> = [
  "LIKELY_SWITCH_HOME_INSURANCE",
  "LIKELY_REFINANCE",
  "LIKELY_HOME_EQUITY",
  "LIKELY_REMODEL",
]

/** The model-ranked likelihoods, in row order. */
export const PROPENSITIES = ROWS.map(([column, of]) => ({
  column,
  category: of,
  isOfOwners: OF_OWNERS.includes(column),
})) satisfies ReadonlyArray<Propensity>

/** A column of `PROPENSITIES`. */
export type PropensityColumn = (typeof PROPENSITIES)[number]["column"]
