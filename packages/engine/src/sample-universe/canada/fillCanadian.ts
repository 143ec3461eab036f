import type { Rows } from "../../format/rows/Rows.ts"
import { EDUCATION_BOUNDS, HOME_VALUE_BOUNDS, INCOME_BOUNDS } from "../people/bands.ts"
import { bandCode } from "../rows/bandCode.ts"
import type { Adult, Household } from "../people/Household.ts"
import { FEMALE } from "../people/nameLists.ts"
import type { Random } from "../random/Random.ts"

/**
 * The amounts by which Canadians' incomes and home values, in Canadian dollars, exceed those of comparable households
 * in the United States, in U.S. dollars; approximate natural logarithms.
 */
const MORE_INCOME = 0.28
const DEARER_HOMES = 0.58

/** The natural logarithm of a median income, in Canadian dollars. */
const MIDDLE = 11.3

/** Returns the code for Y or N. */
const yes = (is: boolean): number => (is ? 1 : 2)

/** Returns a function that writes a Canadian's attributes. `language` is the language's code. */
export const canadianFiller = (rows: Rows, lastCodes: ReadonlyArray<number>) => {
  const column = (name: string) => rows.column(name)
  const [languages, ages, genders, maritals] = [
    column("LANGUAGE"),
    column("AGE"),
    column("GENDER"),
    column("MARITAL"),
  ]
  const [lastNames, educations, children] = [column("LASTNAME"), column("EDUCATION"), column("CHILDREN")]
  const [numbers, sizes, owners] = [column("NUMCHILDREN"), column("HOUSEHOLDSIZE"), column("OWNERRENTER")]
  const [values, dwellings, movedIn] = [column("HOMEVALUE"), column("DWELLING"), column("LENGTHRES")]
  const [incomes, pets, responders] = [column("INCOME"), column("PETS"), column("MAILRESPONDER")]
  const [donors, interests] = [column("DONOR"), column("INTERESTS")]

  const ofHousehold = (
    random: Random,
    household: Household,
    language: number,
    start: number,
    end: number,
  ): void => {
    const { adults, apartment, childAges, logHomeValue, logIncome, owner } = household
    const age = adults[0]?.age ?? 18
    const knowsLanguage = random.chance(0.97)
    const knowsStay = random.chance(0.9)
    const buysByMail = random.chance(0.28 + 0.3 * Math.min(Math.max((age - 25) / 50, 0), 1))
    const animals =
      random.flag(0, apartment ? 0.24 : 0.32) | random.flag(1, apartment ? 0.18 : 0.4) | random.flag(2, 0.07)
    for (let row = start; row < end; row++) {
      languages[row] = knowsLanguage ? language : 0
      children[row] = yes(childAges.length > 0)
      numbers[row] = childAges.length
      sizes[row] = Math.min(adults.length + childAges.length, 9)
      owners[row] = yes(owner)
      values[row] = owner ? bandCode(HOME_VALUE_BOUNDS, logHomeValue + DEARER_HOMES) : 0
      dwellings[row] = yes(!apartment)
      movedIn[row] = knowsStay ? Math.max(household.movedIn, 1950) : 0
      incomes[row] = bandCode(INCOME_BOUNDS, logIncome + MORE_INCOME)
      pets[row] = animals
      responders[row] = yes(buysByMail)
    }
  }

  const ofPerson = (random: Random, row: number, adult: Adult, household: Household): void => {
    const { age, gender } = adult
    const woman = gender === FEMALE
    const level = household.schooling + 0.55 * random.normal() - (age < 23 ? 0.5 : age > 72 ? 0.35 : 0)
    const rich = Math.min(Math.max(0.5 + (household.logIncome + MORE_INCOME - MIDDLE) * 0.35, 0), 1)
    const settled = Math.min(Math.max((age - 25) / 50, 0), 1)
    ages[row] = random.chance(0.93) ? age : 0
    genders[row] = random.chance(0.98) ? gender : 0
    maritals[row] = random.chance(0.88) ? yes(adult.married) : 0
    lastNames[row] = lastCodes[adult.lastName] ?? 0
    educations[row] = random.chance(0.07) ? 0 : bandCode(EDUCATION_BOUNDS, level)
    donors[row] =
      random.flag(0, woman ? 0.16 : 0.08) |
      random.flag(1, 0.1 * rich) |
      random.flag(2, household.childAges.length > 0 ? 0.14 : 0.08) |
      random.flag(3, 0.05 + 0.1 * rich) |
      random.flag(4, 0.04 + 0.1 * settled)
    interests[row] =
      random.flag(0, 0.25 + 0.1 * rich) |
      random.flag(1, woman ? 0.35 : 0.2) |
      random.flag(2, household.apartment ? 0.08 : 0.15 + 0.15 * settled) |
      random.flag(3, woman ? 0.05 : 0.08 + 0.15 * rich) |
      random.flag(4, woman ? 0.08 : 0.24) |
      random.flag(5, 0.35) |
      random.flag(6, woman ? 0.22 : 0.04) |
      random.flag(7, 0.12) |
      random.flag(8, 0.18 * (1 - settled)) |
      random.flag(9, 0.24 - 0.1 * settled)
  }
  return { ofHousehold, ofPerson }
}
