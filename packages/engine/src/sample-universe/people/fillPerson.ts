import type { Random } from "../random/Random.ts"
import type { Rows } from "../../format/rows/Rows.ts"
import { bandCode } from "../rows/bandCode.ts"
import { EDUCATION_BOUNDS } from "./bands.ts"
import { type Adult, type Household, VINTAGE } from "./Household.ts"
import { FEMALE } from "./nameLists.ts"

/** The codes of OCCUPATION, by position in its list of values. */
const OCCUPATION = {
  educator: 7,
  health: 8,
  farmer: 10,
  student: 11,
  homemaker: 12,
  selfEmployed: 13,
  retired: 14,
}
/** The occupation weights by education level, from professionals and managers to trades and labor. */
const BY_EDUCATION = [
  [6, 5, 4, 3, 9],
  [5, 5, 9, 4, 3],
  [3, 4, 4, 5, 9],
  [1, 2, 3, 4, 1],
  [1, 1, 2, 2, 1],
]

const drawOccupation = (random: Random, adult: Adult, education: number, urbanity: number): number => {
  if (random.chance(0.1)) return 0
  if (adult.age < 23 && random.chance(0.55)) return OCCUPATION.student
  if (adult.age > 66 && random.chance(0.85)) return OCCUPATION.retired
  if (random.chance(adult.gender === FEMALE ? 0.07 : 0.02)) return OCCUPATION.homemaker
  if (random.chance(0.08)) return OCCUPATION.selfEmployed
  if (random.chance(0.06 * (1 - urbanity))) return OCCUPATION.farmer
  if (education >= 4 && random.chance(0.12)) return OCCUPATION.educator
  if (random.chance(0.08)) return OCCUPATION.health
  const row = BY_EDUCATION[Math.max(education, 1) - 1] ?? []
  return row[random.below(row.length)] ?? 0
}

/** Returns a function that writes the attributes drawn for each person individually. */
export const personFiller = (rows: Rows, lastCodes: ReadonlyArray<number>) => {
  const AGE = rows.column("AGE")
  const BIRTHDATE = rows.column("BIRTHDATE")
  const BIRTHMONTH = rows.column("BIRTHMONTH")
  const GENDER = rows.column("GENDER")
  const MARITAL = rows.column("MARITAL")
  const LASTNAME = rows.column("LASTNAME")
  const EDUCATION = rows.column("EDUCATION")
  const OCCUPATION_CELLS = rows.column("OCCUPATION")
  const CREDITCARD = rows.column("CREDITCARD")
  const PURCHASES = rows.column("PURCHASES")
  const DONOR = rows.column("DONOR")
  const TRAVEL = rows.column("TRAVEL")
  const INTERESTS = rows.column("INTERESTS")

  return (random: Random, row: number, adult: Adult, household: Household, urbanity: number): void => {
    const { age, gender } = adult
    const woman = gender === FEMALE
    const level = household.schooling + 0.55 * random.normal() - (age < 23 ? 0.5 : age > 72 ? 0.35 : 0)
    const education = random.chance(0.06) ? 0 : bandCode(EDUCATION_BOUNDS, level)
    const rich = Math.min(Math.max(0.5 + (household.logIncome - 11) * 0.35, 0), 1)
    const settled = Math.min(Math.max((age - 25) / 50, 0), 1)
    const children = household.childAges.length > 0

    // Ages count up to the first of the vintage month: the birthday has come for births before it.
    const month = random.between(1, 12)
    const year = VINTAGE.year - age - (month >= VINTAGE.month ? 1 : 0)
    AGE[row] = random.chance(0.97) ? age : 0
    BIRTHMONTH[row] = random.chance(0.85) ? month : 0
    BIRTHDATE[row] =
      BIRTHMONTH[row] !== 0 && AGE[row] !== 0 && random.chance(0.75)
        ? year * 10_000 + month * 100 + random.between(1, 28)
        : 0
    GENDER[row] = random.chance(0.98) ? gender : 0
    MARITAL[row] = random.chance(0.92) ? (adult.married ? 1 : 2) : 0
    LASTNAME[row] = lastCodes[adult.lastName] ?? 0
    EDUCATION[row] = education
    OCCUPATION_CELLS[row] = drawOccupation(random, adult, education, urbanity)
    CREDITCARD[row] =
      random.flag(0, 0.62 + 0.25 * rich) |
      random.flag(1, 0.3 * rich) |
      random.flag(2, woman ? 0.4 : 0.25) |
      random.flag(3, 0.25 - 0.1 * urbanity) |
      random.flag(4, 0.25 * rich)
    PURCHASES[row] =
      random.flag(0, woman ? 0.45 : 0.28) |
      random.flag(1, 0.2 + 0.06 * education) |
      random.flag(2, household.owner ? 0.25 : 0.12) |
      random.flag(3, household.owner ? 0.1 + 0.15 * settled : 0.05) |
      random.flag(4, woman ? 0.18 : 0.3) |
      random.flag(5, 0.22 * (1 - settled) + 0.05) |
      random.flag(6, children ? 0.4 : 0.06) |
      random.flag(7, 0.08 + 0.15 * rich) |
      random.flag(8, woman ? 0.12 + 0.1 * rich : 0.06) |
      random.flag(9, woman ? 0.08 : 0.24)
    DONOR[row] =
      random.flag(0, woman ? 0.16 : 0.08) |
      random.flag(1, 0.1 * rich) |
      random.flag(2, children ? 0.14 : 0.08) |
      random.flag(3, 0.04 + 0.02 * education) |
      random.flag(4, 0.05 + 0.12 * settled)
    TRAVEL[row] =
      random.flag(0, 0.25 + 0.3 * rich) |
      random.flag(1, 0.05 + 0.3 * rich) |
      random.flag(2, 0.04 + 0.12 * rich * settled) |
      random.flag(3, 0.02 + 0.1 * settled * (1 - urbanity))
    INTERESTS[row] =
      random.flag(0, 0.2 + 0.05 * education) |
      random.flag(1, woman ? 0.35 : 0.2) |
      random.flag(2, household.apartment ? 0.08 : 0.15 + 0.15 * settled) |
      random.flag(3, woman ? 0.05 : 0.08 + 0.15 * rich) |
      random.flag(4, woman ? 0.06 : 0.28 - 0.15 * urbanity) |
      random.flag(5, 0.35) |
      random.flag(6, woman ? 0.25 : 0.04) |
      random.flag(7, 0.12) |
      random.flag(8, 0.18 * (1 - settled)) |
      random.flag(9, 0.2 - 0.1 * urbanity)
  }
}
