import type { Place } from "../../format/layout/Place.ts"
import { WeightedPicker } from "../random/WeightedPicker.ts"
import type { Random } from "../random/Random.ts"
import { type Adult, type Household, VINTAGE } from "./Household.ts"
import { FEMALE, MALE, type NameLists } from "./nameLists.ts"

/** The weights of householders by five-year age group, from age 20. */
const HEADS = new WeightedPicker([35, 72, 84, 88, 88, 84, 88, 92, 92, 80, 66, 46, 30, 17, 9, 4])
const CHILDREN = new WeightedPicker([42, 37, 14, 5, 1.5, 0.5])

const MIDDLE_INCOME = Math.log(62_000)
const MIDDLE_HOME = Math.log(285_000)

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.round(value), least), most)

const headAge = (random: Random, place: Place): number =>
  within(20 + HEADS.draw(random) * 5 + random.below(5) - (random.chance(0.06) ? 2 : 0) + place.ageing, 18, 99)

const livesAsCouple = (age: number): number => (age < 25 ? 0.2 : age < 32 ? 0.46 : age < 75 ? 0.58 : 0.4)

/** Returns the probability that an adult of this age lives with a child under 18. */
const hasChildren = (age: number, couple: boolean): number => {
  const base = age < 22 ? 0.08 : age < 28 ? 0.32 : age < 48 ? 0.6 : age < 54 ? 0.3 : age < 60 ? 0.09 : 0.02
  return couple ? base * 1.15 : base * 0.5
}

const NO_CHILDREN: ReadonlyArray<number> = []

const drawChildAges = (random: Random, youngest: number, couple: boolean): ReadonlyArray<number> => {
  if (!random.chance(hasChildren(youngest, couple))) return NO_CHILDREN
  const oldest = within(youngest - 19, 1, 18)
  const ages: Array<number> = []
  for (let left = CHILDREN.draw(random); left >= 0; left--) ages.push(random.below(oldest))
  return ages
}

const drawAdults = (random: Random, place: Place, names: NameLists, room: number): ReadonlyArray<Adult> => {
  const age = headAge(random, place)
  const gender = random.chance(0.51) ? FEMALE : MALE
  const lastName = names.drawLast(random)
  const couple = room > 1 && random.chance(livesAsCouple(age))
  const adults: Array<Adult> = []
  const add = (grown: Omit<Adult, "firstName">): void => {
    // No two people at an address share both names.
    for (let tries = 0; tries < 20; tries++) {
      const { age, gender, lastName, married } = grown
      const firstName = names.drawFirst(random, gender, VINTAGE.year - age)
      if (adults.every((other) => other.firstName !== firstName)) {
        adults.push({ age, gender, firstName, lastName, married })
        return
      }
    }
  }
  add({ age, gender, lastName, married: couple })
  if (couple) {
    const same = random.chance(0.03)
    add({
      age: within(age + random.normal() * 3.5 + (gender === MALE ? -1.5 : 1.5), 18, 99),
      gender: same === (gender === FEMALE) ? FEMALE : MALE,
      lastName: random.chance(0.88) ? lastName : names.drawLast(random),
      married: true,
    })
  }
  const grownChildren = age >= 42 && age <= 70 && random.chance(0.3) ? random.between(1, 2) : 0
  for (let i = 0; i < grownChildren && adults.length < room; i++) {
    const theirs = age - random.between(21, 34)
    if (theirs >= 18)
      add({ age: theirs, gender: random.chance(0.47) ? FEMALE : MALE, lastName, married: false })
  }
  if (!couple && age < 36 && adults.length < room && random.chance(0.3)) {
    const other = random.chance(0.5) ? FEMALE : MALE
    add({
      age: within(age + random.normal() * 3, 18, 45),
      gender: other,
      lastName: names.drawLast(random),
      married: false,
    })
  }
  return adults
}

/** Returns the effect of age on income; people earn most around fifty. */
const incomeOfAge = (age: number): number =>
  age < 24 ? -0.55 : age < 30 ? -0.15 : age < 62 ? 0.15 : age < 70 ? -0.1 : -0.4

const ownsHome = (age: number, couple: boolean, apartment: boolean, income: number): number => {
  const byAge = age < 25 ? -1.6 : age < 32 ? -0.6 : age < 42 ? 0.35 : age < 55 ? 0.9 : age < 80 ? 1.3 : 1
  const score = byAge + (couple ? 0.8 : 0.1) + 0.9 * income + (apartment ? -2.1 : 1.2)
  // A logistic curve's cheap relative.
  return 0.5 + score / (2 * (1 + Math.abs(score)))
}

/** Draws a household of at most `room` adults that suits the place and its building. */
export const drawHousehold = (
  random: Random,
  place: Place,
  names: NameLists,
  apartment: boolean,
  room: number,
): Household => {
  const adults = drawAdults(random, place, names, room)
  const head = adults[0]
  const age = head?.age ?? 18
  const couple = head?.married ?? false
  let youngest = Number.POSITIVE_INFINITY
  for (const adult of adults) if (adult.married === couple) youngest = Math.min(youngest, adult.age)
  const schooling = 0.6 * place.affluence + 0.75 * random.normal()
  const standing =
    0.3 * place.affluence +
    0.22 * schooling +
    incomeOfAge(age) +
    (couple ? 0.3 : -0.18) +
    0.42 * random.normal()
  const owner = random.chance(ownsHome(age, couple, apartment, standing))
  const stay = owner ? random.unit() * random.unit() * 38 : random.unit() * random.unit() * 12
  return {
    adults,
    childAges: drawChildAges(random, youngest, couple),
    apartment,
    owner,
    schooling,
    logIncome: MIDDLE_INCOME + standing,
    logHomeValue:
      MIDDLE_HOME + place.homePrice + 0.45 * standing + (apartment ? -0.2 : 0.05) + 0.28 * random.normal(),
    movedIn: VINTAGE.year - Math.floor(Math.min(stay, Math.max(age - 19, 0))),
  }
}
