import type { Random } from "../random/Random.ts"
import type { Cells, Rows } from "../../format/rows/Rows.ts"
import { bandCode } from "../rows/bandCode.ts"
import { HOME_VALUE_BOUNDS, INCOME_BOUNDS, NET_WORTH_BOUNDS } from "./bands.ts"
import { type Household, VINTAGE } from "./Household.ts"

const OLDEST_OF_GROUP = [2, 5, 10, 15, 17]
const MIN_LOAN_YEAR = 1995

const childGroups = (ages: ReadonlyArray<number>): number =>
  ages.reduce((flags, age) => flags | (1 << OLDEST_OF_GROUP.findIndex((oldest) => age <= oldest)), 0)

/** Returns the code for Y or N. */
const yes = (is: boolean): number => (is ? 1 : 2)

/** Returns a function that writes a household's shared attributes to rows `start` to `end` (exclusive). */
export const householdFiller = (rows: Rows) => {
  const CHILDREN = rows.column("CHILDREN")
  const NUMCHILDREN = rows.column("NUMCHILDREN")
  const CHILDAGES = rows.column("CHILDAGES")
  const HOUSEHOLDSIZE = rows.column("HOUSEHOLDSIZE")
  const OWNERRENTER = rows.column("OWNERRENTER")
  const HOMEVALUE = rows.column("HOMEVALUE")
  const DWELLING = rows.column("DWELLING")
  const HOMEBUILT = rows.column("HOMEBUILT")
  const LENGTHRES = rows.column("LENGTHRES")
  const LOANMONTH = rows.column("LOANMONTH")
  const LOANAMOUNT = rows.column("LOANAMOUNT")
  const INCOME = rows.column("INCOME")
  const NETWORTH = rows.column("NETWORTH")
  const INVESTMENTS = rows.column("INVESTMENTS")
  const LIFEINSURANCE = rows.column("LIFEINSURANCE")
  const VEHICLES = rows.column("VEHICLES")
  const VEHICLEYEAR = rows.column("VEHICLEYEAR")
  const PETS = rows.column("PETS")
  const MAILRESPONDER = rows.column("MAILRESPONDER")
  const MAGAZINES = rows.column("MAGAZINES")
  const TECHNOLOGY = rows.column("TECHNOLOGY")
  const BROADBAND = rows.column("BROADBAND")

  return (random: Random, household: Household, urbanity: number, start: number, end: number): void => {
    const put = (cells: Cells, value: number): void => {
      for (let row = start; row < end; row++) cells[row] = value
    }
    const { adults, apartment, childAges, logHomeValue, logIncome, movedIn, owner } = household
    const age = adults[0]?.age ?? 18
    /** The deviation from the midpoint income, about -1.5 to 1.5. */
    const means = logIncome - 11
    const rich = Math.min(Math.max(0.5 + means * 0.35, 0), 1)
    const homeValue = bandCode(HOME_VALUE_BOUNDS, logHomeValue)
    const equity = owner ? 0.9 : 0
    const netWorth = 9.6 + 1.3 * means + (age - 25) * 0.045 + equity + 0.8 * random.normal()

    const mortgaged = owner && random.chance(age > 68 ? 0.3 : 0.72)
    const loanYear = Math.min(
      movedIn + (random.chance(0.5) ? 0 : random.below(VINTAGE.year - movedIn + 1)),
      VINTAGE.year,
    )
    const loan = mortgaged && loanYear >= MIN_LOAN_YEAR
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
    const settled = Math.min(Math.max((age - 25) / 50, 0), 1)

    put(CHILDREN, yes(childAges.length > 0))
    put(NUMCHILDREN, childAges.length)
    put(CHILDAGES, childGroups(childAges))
    put(HOUSEHOLDSIZE, Math.min(adults.length + childAges.length, 9))
    put(OWNERRENTER, yes(owner))
    put(HOMEVALUE, owner ? homeValue : 0)
    put(DWELLING, yes(!apartment))
    put(HOMEBUILT, random.chance(0.78) ? Math.max(Math.min(built, movedIn), 1900) : 0)
    put(LENGTHRES, random.chance(0.93) ? Math.max(movedIn, 1950) : 0)
    put(LOANMONTH, loan ? loanYear * 100 + loanMonth : 0)
    put(
      LOANAMOUNT,
      loan ? Math.min(Math.max(Math.round(homeThousands * (0.35 + 0.5 * random.unit())), 10), 3_000) : 0,
    )
    put(INCOME, bandCode(INCOME_BOUNDS, logIncome))
    put(NETWORTH, bandCode(NET_WORTH_BOUNDS, netWorth))
    put(
      INVESTMENTS,
      random.flag(0, 0.45 * rich) |
        random.flag(1, 0.4 * rich) |
        random.flag(2, 0.12 * rich + 0.1 * settled) |
        random.flag(3, owner ? 0.16 * rich : 0.02) |
        random.flag(4, 0.2 + 0.4 * rich),
    )
    put(LIFEINSURANCE, yes(random.chance(0.25 + 0.25 * rich + 0.2 * settled)))
    put(VEHICLES, drives ? vehicles : 0)
    put(VEHICLEYEAR, drives && random.chance(0.9) ? newest : 0)
    put(
      PETS,
      random.flag(0, apartment ? 0.2 : 0.28) | random.flag(1, apartment ? 0.2 : 0.44) | random.flag(2, 0.08),
    )
    put(MAILRESPONDER, yes(random.chance(0.3 + 0.35 * settled)))
    put(MAGAZINES, yes(random.chance(0.15 + 0.3 * settled + 0.1 * rich)))
    put(
      TECHNOLOGY,
      random.flag(0, 0.15 + 0.4 * rich * (1 - settled)) |
        random.flag(1, 0.4 * (1 - settled)) |
        random.flag(2, owner ? 0.12 * rich : 0.01) |
        random.flag(3, 0.1 + 0.35 * rich),
    )
    put(BROADBAND, yes(random.chance(0.72 + 0.15 * rich + 0.1 * urbanity - 0.15 * settled)))
  }
}
