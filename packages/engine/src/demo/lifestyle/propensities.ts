import type { LIFESTYLE_ATTRIBUTES } from "@listwright/domain/glossary"
import { category } from "../../format/columns/StoredColumn.ts"
import type { Weights } from "./Traits.ts"

/** A likelihood of some behavior, ranked by a model. */
export interface Propensity {
  readonly column: keyof typeof LIFESTYLE_ATTRIBUTES
  readonly category: number
  /** True if only homeowners are ranked, not renters. */
  readonly isOfOwners: boolean
  /** The trait weights; at 1, the odds of the best ranks are about six times as high. */
  readonly weights: Weights
}

type Row = readonly [Propensity["column"], category: number, Weights]

const { automotive, communications, creditCard, financial, general, insurance } = category
const { investment, media, nonProfit, political, travel } = category

const ROWS: ReadonlyArray<Row> = [
  ["LIKELY_SWITCH_WIRELESS", communications, { age: -0.9, income: -0.4 }],
  ["LIKELY_SWITCH_INTERNET", communications, { age: -0.5, urban: 0.5, owner: -0.3 }],
  ["LIKELY_CANCEL_CABLE", media, { age: -1.1, income: 0.2 }],
  ["LIKELY_SWITCH_AUTO_INSURANCE", insurance, { age: -0.7, income: -0.5 }],
  ["LIKELY_SWITCH_HOME_INSURANCE", insurance, { age: -0.6, income: -0.4 }],
  ["LIKELY_BUY_LIFE_INSURANCE", insurance, { children: 0.9, age: -0.4, income: 0.3 }],
  ["LIKELY_REFINANCE", financial, { age: -0.7, income: 0.5 }],
  ["LIKELY_HOME_EQUITY", financial, { income: 0.4, children: 0.3, age: -0.2 }],
  ["LIKELY_OPEN_CHECKING", financial, { age: -0.9, owner: -0.3 }],
  ["LIKELY_OPEN_CREDIT_CARD", creditCard, { age: -0.6, income: 0.4 }],
  ["LIKELY_HIRE_ADVISOR", investment, { income: 1.1, age: 0.5 }],
  ["LIKELY_BUY_NEW_CAR", automotive, { income: 1.1, age: 0.2 }],
  ["LIKELY_BUY_USED_CAR", automotive, { income: -0.8, age: -0.5 }],
  ["LIKELY_BUY_ELECTRIC_CAR", automotive, { income: 1, urban: 0.5, age: -0.4, owner: 0.2 }],
  ["LIKELY_GIVE", nonProfit, { age: 0.8, income: 0.7, woman: 0.2 }],
  ["LIKELY_GIVE_MONTHLY", nonProfit, { income: 0.6, woman: 0.3 }],
  ["LIKELY_VOTE", political, { age: 1.1, income: 0.6, owner: 0.3 }],
  ["LIKELY_CRUISE", travel, { age: 0.7, income: 0.8, children: -0.3 }],
  ["LIKELY_MOVE", general, { owner: -1, age: -0.9 }],
  ["LIKELY_REMODEL", general, { income: 0.7, children: 0.2, age: -0.2 }],
]

const OF_OWNERS: ReadonlyArray<Propensity["column"]> = [
  "LIKELY_SWITCH_HOME_INSURANCE",
  "LIKELY_REFINANCE",
  "LIKELY_HOME_EQUITY",
  "LIKELY_REMODEL",
]

/** The model-ranked likelihoods, in row order. */
export const PROPENSITIES: ReadonlyArray<Propensity> = ROWS.map(([column, of, weights]) => ({
  column,
  category: of,
  isOfOwners: OF_OWNERS.includes(column),
  weights,
}))
