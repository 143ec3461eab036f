import type { Random } from "../random/Random.ts"
import type { Rows } from "../rows/Rows.ts"
import { band, HOME_VALUE_BOUNDS, INCOME_BOUNDS, NET_WORTH_BOUNDS } from "./bands.ts"
import { type Household, VINTAGE } from "./Household.ts"

const OLDEST_OF_GROUP = [2, 5, 10, 15, 17]
const LEAST_LOAN_YEAR = 1995

const childGroups = (ages: ReadonlyArray<number>): number =>
  ages.reduce((flags, age) => flags | (1 << OLDEST_OF_GROUP.findIndex((oldest) => age <= oldest)), 0)

/** Yes and no as the codes of Y and N. */
const yes = (is: boolean): number => (is ? 1 : 2)

/** Writes what is true of everybody in a household; the result fills one row. */
export const householdFiller = (rows: Rows) => {
  const cells = {
    CHILDREN: rows.column("CHILDREN"),
    NUMCHILDREN: rows.column("NUMCHILDREN"),
    CHILDAGES: rows.column("CHILDAGES"),
    HOUSEHOLDSIZE: rows.column("HOUSEHOLDSIZE"),
    OWNERRENTER: rows.column("OWNERRENTER"),
    HOMEVALUE: rows.column("HOMEVALUE"),
    DWELLING: rows.column("DWELLING"),
    HOMEBUILT: rows.column("HOMEBUILT"),
    LENGTHRES: rows.column("LENGTHRES"),
    LOANMONTH: rows.column("LOANMONTH"),
    LOANAMOUNT: rows.column("LOANAMOUNT"),
    INCOME: rows.column("INCOME"),
    NETWORTH: rows.column("NETWORTH"),
    INVESTMENTS: rows.column("INVESTMENTS"),
    LIFEINSURANCE: rows.column("LIFEINSURANCE"),
    VEHICLES: rows.column("VEHICLES"),
    VEHICLEYEAR: rows.column("VEHICLEYEAR"),
    PETS: rows.column("PETS"),
    MAILRESPONDER: rows.column("MAILRESPONDER"),
    MAGAZINES: rows.column("MAGAZINES"),
    TECHNOLOGY: rows.column("TECHNOLOGY"),
    BROADBAND: rows.column("BROADBAND"),
  }

  const drawn = (
    random: Random,
    household: Household,
    urbanity: number,
  ): ReadonlyArray<readonly [keyof typeof cells, number]> => {
    const { adults, apartment, childAges, logHomeValue, logIncome, movedIn, owner } = household
    const age = adults[0]?.age ?? 18
    /** Above or below the middle income, about -1.5 to 1.5. */
    const means = logIncome - 11
    const rich = Math.min(Math.max(0.5 + means * 0.35, 0), 1)
    const homeValue = band(HOME_VALUE_BOUNDS, logHomeValue)
    const equity = owner ? 0.9 : 0
    const netWorth = 9.6 + 1.3 * means + (age - 25) * 0.045 + equity + 0.8 * random.normal()

    const mortgaged = owner && random.chance(age > 68 ? 0.3 : 0.72)
    const loanYear = Math.min(
      movedIn + (random.chance(0.5) ? 0 : random.below(VINTAGE.year - movedIn + 1)),
      VINTAGE.year,
    )
    const loan = mortgaged && loanYear >= LEAST_LOAN_YEAR
    const loanMonth = loanYear === VINTAGE.year ? random.between(1, VINTAGE.month - 1) : random.between(1, 12)
    // The middle of the home's band in thousands; each band is about 1.35 times the one before.
    const homeThousands = 90 * 1.33 ** Math.min(homeValue, 10)
    const built = random.between(1925, 2021) - (random.chance(0.15) ? random.below(26) : 0)

    const drives = !random.chance(urbanity > 0.97 ? 0.35 : 0.06)
    const vehicles = Math.min(
      Math.max(adults.length + (random.chance(rich * 0.5) ? 1 : 0) - (apartment ? 1 : 0), 1),
      6,
    )
    const newest = VINTAGE.year + 1 - Math.floor(random.unit() * random.unit() * (26 - 14 * rich))
    const invests = (chance: number, bit: number): number => (random.chance(chance) ? 1 << bit : 0)
    const settled = Math.min(Math.max((age - 25) / 50, 0), 1)

    return [
      ["CHILDREN", yes(childAges.length > 0)],
      ["NUMCHILDREN", childAges.length],
      ["CHILDAGES", childGroups(childAges)],
      ["HOUSEHOLDSIZE", Math.min(adults.length + childAges.length, 9)],
      ["OWNERRENTER", yes(owner)],
      ["HOMEVALUE", owner ? homeValue : 0],
      ["DWELLING", yes(!apartment)],
      ["HOMEBUILT", random.chance(0.78) ? Math.max(Math.min(built, movedIn), 1900) : 0],
      ["LENGTHRES", random.chance(0.93) ? Math.max(movedIn, 1950) : 0],
      ["LOANMONTH", loan ? loanYear * 100 + loanMonth : 0],
      [
        "LOANAMOUNT",
        loan ? Math.min(Math.max(Math.round(homeThousands * (0.35 + 0.5 * random.unit())), 10), 3_000) : 0,
      ],
      ["INCOME", band(INCOME_BOUNDS, logIncome)],
      ["NETWORTH", band(NET_WORTH_BOUNDS, netWorth)],
      [
        "INVESTMENTS",
        invests(0.45 * rich, 0) |
          invests(0.4 * rich, 1) |
          invests(0.12 * rich + 0.1 * settled, 2) |
          invests(owner ? 0.16 * rich : 0.02, 3) |
          invests(0.2 + 0.4 * rich, 4),
      ],
      ["LIFEINSURANCE", yes(random.chance(0.25 + 0.25 * rich + 0.2 * settled))],
      ["VEHICLES", drives ? vehicles : 0],
      ["VEHICLEYEAR", drives && random.chance(0.9) ? newest : 0],
      ["PETS", invests(apartment ? 0.2 : 0.28, 0) | invests(apartment ? 0.2 : 0.44, 1) | invests(0.08, 2)],
      ["MAILRESPONDER", yes(random.chance(0.3 + 0.35 * settled))],
      ["MAGAZINES", yes(random.chance(0.15 + 0.3 * settled + 0.1 * rich))],
      [
        "TECHNOLOGY",
        invests(0.15 + 0.4 * rich * (1 - settled), 0) |
          invests(0.4 * (1 - settled), 1) |
          invests(owner ? 0.12 * rich : 0.01, 2) |
          invests(0.1 + 0.35 * rich, 3),
      ],
      ["BROADBAND", yes(random.chance(0.72 + 0.15 * rich + 0.1 * urbanity - 0.15 * settled))],
    ]
  }

  /** Draws once for the household; the function it gives writes row after row. */
  return (random: Random, household: Household, urbanity: number) => {
    const values = drawn(random, household, urbanity)
    return (row: number): void => {
      for (const [name, value] of values) cells[name][row] = value
    }
  }
}
