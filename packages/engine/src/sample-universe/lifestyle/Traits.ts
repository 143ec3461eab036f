/**
 * The effect of each trait on a probability or tilt. `income`, `age`, and `urban` range from 0 to 1: from the lowest
 * income, age 25, and open country to the highest income, age 75, and the largest cities. The others are 0 or 1.
 */
export interface Weights {
  readonly income?: number
  readonly age?: number
  readonly urban?: number
  readonly woman?: number
  readonly children?: number
  readonly owner?: number
}

/** The traits of a person that the demo's flags and models depend on. */
export type Traits = Readonly<Record<keyof Weights, number>>

const INCOMES = 12
const AGES = 8
const URBAN = 4

/** The number of distinct kinds of people. */
export const PERSON_KIND_COUNT = INCOMES * AGES * URBAN * 8

/**
 * Returns a person's kind, counted from 0. Codes are the same as in the rows (0 for unknown); `urbanity` ranges from 0
 * to 1.
 */
export const personKind = (
  income: number,
  age: number,
  urbanity: number,
  woman: boolean,
  children: boolean,
  owner: boolean,
): number => {
  const incomeAt = income === 0 ? INCOMES >> 1 : income - 1
  const ageAt = Math.min(Math.max(Math.floor(((age === 0 ? 45 : age) - 25) / (50 / AGES)), 0), AGES - 1)
  const urbanAt = Math.min(Math.floor(urbanity * URBAN), URBAN - 1)
  const yes = Number(woman) + 2 * Number(children) + 4 * Number(owner)
  return ((incomeAt * AGES + ageAt) * URBAN + urbanAt) * 8 + yes
}

/** Returns the traits of a kind. */
export const personKindTraits = (kind: number): Traits => {
  const yes = kind % 8
  const rest = Math.floor(kind / 8)
  return {
    income: Math.floor(rest / URBAN / AGES) / (INCOMES - 1),
    age: (Math.floor(rest / URBAN) % AGES) / (AGES - 1),
    urban: (rest % URBAN) / (URBAN - 1),
    woman: yes & 1,
    children: (yes >> 1) & 1,
    owner: yes >> 2,
  }
}

/** Returns the weighted sum of the traits after subtracting `middle` from each. */
export const weightedSum = (weights: Weights, traits: Traits, middle?: Traits): number => {
  const part = (trait: keyof Weights): number =>
    (weights[trait] ?? 0) * (traits[trait] - (middle?.[trait] ?? 0))
  return part("income") + part("age") + part("urban") + part("woman") + part("children") + part("owner")
}
