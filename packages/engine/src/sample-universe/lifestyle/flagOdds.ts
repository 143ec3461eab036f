import { type FlagColumn, FLAGS } from "../../catalog/flags.ts"
import type { Weights } from "./Traits.ts"

/** A flag's odds: the share of people who have it if all traits are at their lowest, and each trait's effect on it. */
interface FlagOdds {
  readonly base: number
  readonly weights: Weights
}

const ODDS: Readonly<Record<FlagColumn, FlagOdds>> = {
  BOATING: { base: 0.04, weights: { income: 0.16, woman: -0.03, owner: 0.03, urban: -0.01 } },
  SKIING: { base: 0.13, weights: { income: 0.18, age: -0.12 } },
  TENNIS: { base: 0.08, weights: { income: 0.12, age: -0.06, urban: 0.02 } },
  CYCLING: { base: 0.15, weights: { income: 0.1, age: -0.1 } },
  HUNTING: { base: 0.3, weights: { woman: -0.14, urban: -0.15 } },
  FITNESS: { base: 0.24, weights: { income: 0.15, age: -0.08, woman: 0.06 } },
  WOODWORKING: { base: 0.13, weights: { woman: -0.11, age: 0.06 } },
  SEWING: { base: 0.02, weights: { woman: 0.16, age: 0.08 } },
  COLLECTIBLES: { base: 0.07, weights: { age: 0.08 } },
  HOMEDECOR: { base: 0.07, weights: { woman: 0.14, owner: 0.08 } },
  DOITYOURSELF: { base: 0.12, weights: { owner: 0.2, woman: -0.05 } },
  AUTOREPAIR: { base: 0.24, weights: { woman: -0.14, income: -0.08 } },
  MOTORSPORTS: { base: 0.2, weights: { woman: -0.09, urban: -0.08 } },
  STREAMING: { base: 0.7, weights: { age: -0.35, income: 0.05 } },
  PODCASTS: { base: 0.34, weights: { age: -0.25, income: 0.12 } },
  SPORTSONTV: { base: 0.38, weights: { woman: -0.15 } },
  CURRENTAFFAIRS: { base: 0.14, weights: { age: 0.3, income: 0.08 } },
  THEATER: { base: 0.05, weights: { income: 0.18, urban: 0.06, woman: 0.03 } },
  CASINO: { base: 0.14, weights: { age: 0.07 } },
  THEMEPARKS: { base: 0.1, weights: { children: 0.3 } },
  WEARABLES: { base: 0.22, weights: { income: 0.2, age: -0.16 } },
  VOLUNTEER: { base: 0.1, weights: { income: 0.12, age: 0.06, woman: 0.04 } },
  POLITICALDONOR: { base: 0.02, weights: { income: 0.1, age: 0.07 } },
  OPPORTUNITYSEEKER: { base: 0.13, weights: { age: -0.06, income: -0.04 } },
  CRYPTOCURRENCY: { base: 0.2, weights: { income: 0.08, age: -0.15, woman: -0.05 } },
  PREPAIDWIRELESS: { base: 0.32, weights: { income: -0.24 } },
  ORGANICFOOD: { base: 0.12, weights: { income: 0.18, woman: 0.06, urban: 0.04 } },
  WINE: { base: 0.09, weights: { income: 0.26 } },
  WOMENSAPPAREL: { base: 0.08, weights: { woman: 0.42, income: 0.08 } },
  MENSAPPAREL: { base: 0.38, weights: { woman: -0.22, income: 0.08 } },
  CHILDRENSAPPAREL: { base: 0.07, weights: { children: 0.45, woman: 0.05 } },
  FOOTWEAR: { base: 0.25, weights: { income: 0.08, woman: 0.06 } },
  LUXURYGOODS: { base: 0.01, weights: { income: 0.2, urban: 0.03 } },
  ONLINESHOPPER: { base: 0.72, weights: { age: -0.25, income: 0.12 } },
  CATALOGSHOPPER: { base: 0.1, weights: { age: 0.25, woman: 0.06 } },
  SUBSCRIPTIONBOX: { base: 0.16, weights: { age: -0.12, income: 0.06, woman: 0.04 } },
  GIFTS: { base: 0.16, weights: { income: 0.12, age: 0.04 } },
  COSMETICS: { base: 0.06, weights: { woman: 0.38, age: -0.06 } },
  PETSUPPLIES: { base: 0.26, weights: { owner: 0.16, urban: -0.06 } },
  BABYPRODUCTS: { base: 0.05, weights: { children: 0.3, age: -0.05 } },
}

/** The odds of each flag, in the order of `FLAGS`. */
export const FLAG_ODDS: ReadonlyArray<FlagOdds> = FLAGS.map(({ column }) => ODDS[column])
