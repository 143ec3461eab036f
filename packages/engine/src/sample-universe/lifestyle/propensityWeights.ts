import { PROPENSITIES, type PropensityColumn } from "../../catalog/propensities.ts"
import type { Weights } from "./Traits.ts"

/** The trait weights by propensity; a weight of 1 makes the odds of the best ranks about six times as high. */
const WEIGHTS: Readonly<Record<PropensityColumn, Weights>> = {
  LIKELY_SWITCH_WIRELESS: { age: -0.9, income: -0.4 },
  LIKELY_SWITCH_INTERNET: { age: -0.5, urban: 0.5, owner: -0.3 },
  LIKELY_CANCEL_CABLE: { age: -1.1, income: 0.2 },
  LIKELY_SWITCH_AUTO_INSURANCE: { age: -0.7, income: -0.5 },
  LIKELY_SWITCH_HOME_INSURANCE: { age: -0.6, income: -0.4 },
  LIKELY_BUY_LIFE_INSURANCE: { children: 0.9, age: -0.4, income: 0.3 },
  LIKELY_REFINANCE: { age: -0.7, income: 0.5 },
  LIKELY_HOME_EQUITY: { income: 0.4, children: 0.3, age: -0.2 },
  LIKELY_OPEN_CHECKING: { age: -0.9, owner: -0.3 },
  LIKELY_OPEN_CREDIT_CARD: { age: -0.6, income: 0.4 },
  LIKELY_HIRE_ADVISOR: { income: 1.1, age: 0.5 },
  LIKELY_BUY_NEW_CAR: { income: 1.1, age: 0.2 },
  LIKELY_BUY_USED_CAR: { income: -0.8, age: -0.5 },
  LIKELY_BUY_ELECTRIC_CAR: { income: 1, urban: 0.5, age: -0.4, owner: 0.2 },
  LIKELY_GIVE: { age: 0.8, income: 0.7, woman: 0.2 },
  LIKELY_GIVE_MONTHLY: { income: 0.6, woman: 0.3 },
  LIKELY_VOTE: { age: 1.1, income: 0.6, owner: 0.3 },
  LIKELY_CRUISE: { age: 0.7, income: 0.8, children: -0.3 },
  LIKELY_MOVE: { owner: -1, age: -0.9 },
  LIKELY_REMODEL: { income: 0.7, children: 0.2, age: -0.2 },
}

/** The trait weights of each propensity, in the order of `PROPENSITIES`. */
export const PROPENSITY_WEIGHTS: ReadonlyArray<Weights> = PROPENSITIES.map(({ column }) => WEIGHTS[column])
