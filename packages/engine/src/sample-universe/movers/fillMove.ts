import type { Rows } from "../../format/rows/Rows.ts"
import { HOME_VALUE_BOUNDS, INCOME_BOUNDS } from "../people/bands.ts"
import { bandCode } from "../rows/bandCode.ts"
import type { Adult, Household } from "../people/Household.ts"
import type { Random } from "../random/Random.ts"
import type { Move } from "./Move.ts"
import { MOVE_TYPE } from "../../catalog/moverColumns.ts"

/** Returns the code for Y or N. */
const yes = (is: boolean): number => (is ? 1 : 2)

/** Returns a function that writes a mover's attributes. */
export const moveFiller = (rows: Rows) => {
  const column = (name: string) => rows.column(name)
  const [ages, genders, maritals] = [column("AGE"), column("GENDER"), column("MARITAL")]
  const [children, numbers, incomes] = [column("CHILDREN"), column("NUMCHILDREN"), column("INCOME")]
  const [dates, types, distances] = [column("MOVEDATE"), column("MOVETYPE"), column("MOVEDISTANCE")]
  const [states, values, dwellings] = [column("FROMSTATE"), column("HOMEVALUE"), column("DWELLING")]
  const [built, prices, firsts] = [column("HOMEBUILT"), column("PRICE"), column("FIRSTTIMEBUYER")]
  const [months, amounts] = [column("LOANMONTH"), column("LOANAMOUNT")]
  const [loanTypes, loanRates] = [column("LOANTYPE"), column("LOANRATE")]
  return (random: Random, row: number, adult: Adult, household: Household, move: Move): void => {
    const { purchase } = move
    const loan = purchase?.loan ?? null
    ages[row] = random.chance(0.92) ? adult.age : 0
    genders[row] = random.chance(0.98) ? adult.gender : 0
    maritals[row] = random.chance(0.88) ? yes(adult.married) : 0
    children[row] = yes(household.childAges.length > 0)
    numbers[row] = household.childAges.length
    incomes[row] = bandCode(INCOME_BOUNDS, household.logIncome)
    dates[row] = move.date
    types[row] = purchase === null ? MOVE_TYPE.rented : MOVE_TYPE.bought
    distances[row] = move.distance
    states[row] = move.fromState
    values[row] = purchase === null ? 0 : bandCode(HOME_VALUE_BOUNDS, household.logHomeValue)
    dwellings[row] = yes(!household.apartment)
    built[row] = move.built
    prices[row] = purchase?.price ?? 0
    firsts[row] = purchase === null ? 0 : yes(purchase.isFirst)
    months[row] = loan === null ? 0 : Math.floor(move.date / 100)
    amounts[row] = loan?.amount ?? 0
    loanTypes[row] = loan?.type ?? 0
    loanRates[row] = loan?.rate ?? 0
  }
}
