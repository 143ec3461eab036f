import type { Place } from "../../format/layout/Place.ts"
import { drawHousehold } from "../people/drawHousehold.ts"
import { type Household, VINTAGE } from "../people/Household.ts"
import type { NameLists } from "../people/nameLists.ts"
import type { Random } from "../random/Random.ts"
import { WeightedPicker } from "../random/WeightedPicker.ts"
import type { Loan, Move, Purchase } from "./Move.ts"
import { MOVE_DISTANCE } from "../../catalog/moverColumns.ts"
import type { Origins } from "./origins.ts"

/** The weight of each month, from January; most people move in summer. */
const MONTHS = new WeightedPicker([6.5, 6.3, 7.8, 8.2, 9.6, 10.8, 10.6, 10.6, 8.6, 8.1, 6.8, 6.1])
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The codes of LOANTYPE and LOANRATE. */
const LOAN_TYPE = { conventional: 1, fha: 2, va: 3, rural: 4 }
const LOAN_RATE = { fixed: 1, adjustable: 2 }

/** The bounds of PRICE and LOANAMOUNT, in thousands of dollars. */
const PRICES = { least: 20, most: 10_000 }
const LOANS = { least: 10, most: 3_000 }

const TRIES = 12

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(Math.max(Math.round(value), least), most)

/** Returns how likely a household is to move; young households and renters move more often. */
const movesOf = (age: number, owner: boolean): number => {
  const byAge =
    age < 25
      ? 1
      : age < 30
        ? 0.85
        : age < 35
          ? 0.65
          : age < 45
            ? 0.42
            : age < 55
              ? 0.27
              : age < 65
                ? 0.2
                : 0.14
  return owner ? 0.65 * byAge : byAge
}

const headAge = ({ adults }: Household): number => adults[0]?.age ?? 18

/** Draws a household that suits the place and its building, favoring households that move often. */
export const drawMovingHousehold = (
  random: Random,
  place: Place,
  names: NameLists,
  apartment: boolean,
  room: number,
): Household => {
  for (let tries = 1; ; tries++) {
    const household = drawHousehold(random, place, names, apartment, room)
    if (tries === TRIES || random.chance(movesOf(headAge(household), household.owner))) return household
  }
}

const drawDate = (random: Random): number => {
  const month = MONTHS.draw(random) + 1
  const year = month < VINTAGE.month ? VINTAGE.year : VINTAGE.year - 1
  return year * 10_000 + month * 100 + random.between(1, DAYS[month - 1] ?? 28)
}

/** Draws a move's distance; educated and young people move farther. */
const drawDistance = (random: Random, household: Household, { hasCounties }: Origins): number => {
  const far =
    0.16 + 0.06 * Math.min(Math.max(household.schooling, -1), 2) + (headAge(household) < 35 ? 0.04 : 0)
  const luck = random.unit()
  if (luck < far) return MOVE_DISTANCE.farther
  return luck < far + 0.22
    ? hasCounties
      ? MOVE_DISTANCE.state
      : MOVE_DISTANCE.farther
    : MOVE_DISTANCE.county
}

const drawLoan = (
  random: Random,
  place: Place,
  age: number,
  price: number,
  isFirst: boolean,
): Loan | null => {
  if (random.chance(isFirst ? 0.08 : age > 60 ? 0.5 : 0.26)) return null
  const luck = random.unit()
  // Insured loans have limits, and suit those who cannot pay much down.
  const fha = price > 520 ? 0.02 : isFirst ? 0.34 : 0.12
  const rural = place.urbanity < 0.45 && price < 350 ? 0.09 : 0
  const type =
    luck < fha
      ? LOAN_TYPE.fha
      : luck < fha + 0.09
        ? LOAN_TYPE.va
        : luck < fha + 0.09 + rural
          ? LOAN_TYPE.rural
          : LOAN_TYPE.conventional
  const part =
    type === LOAN_TYPE.conventional
      ? (isFirst ? 0.8 : 0.62) + (isFirst ? 0.17 : 0.3) * random.unit()
      : 0.93 + 0.06 * random.unit()
  const adjustable = type === LOAN_TYPE.conventional && random.chance(price > 700 ? 0.3 : 0.07)
  return {
    amount: within(price * part, LOANS),
    type,
    rate: adjustable ? LOAN_RATE.adjustable : LOAN_RATE.fixed,
  }
}

const drawPurchase = (random: Random, place: Place, household: Household): Purchase => {
  const age = headAge(household)
  const price = within((Math.exp(household.logHomeValue) / 1_000) * (0.94 + 0.12 * random.unit()), PRICES)
  const isFirst = random.chance(age < 30 ? 0.78 : age < 40 ? 0.5 : age < 50 ? 0.24 : 0.1)
  return {
    price: random.chance(0.88) ? price : 0,
    isFirst,
    loan: drawLoan(random, place, age, price, isFirst),
  }
}

const drawBuilt = (random: Random, household: Household, year: number): number => {
  if (household.owner && random.chance(0.13)) return year
  const built = random.between(1925, 2021) - (random.chance(0.15) ? random.below(26) : 0)
  return random.chance(0.78) ? Math.max(built, 1900) : 0
}

/** Draws a household's move to its present home. */
export const drawMove = (random: Random, place: Place, household: Household, origins: Origins): Move => {
  const date = drawDate(random)
  const distance = drawDistance(random, household, origins)
  const fromState = distance === MOVE_DISTANCE.farther ? origins.drawOther(random) : origins.code
  const isKnown = random.chance(0.9)
  return {
    date,
    distance: isKnown ? distance : 0,
    fromState: isKnown ? fromState : 0,
    purchase: household.owner ? drawPurchase(random, place, household) : null,
    built: drawBuilt(random, household, Math.floor(date / 10_000)),
  }
}
