/** A 64-bit key as two halves. */
export interface KeyHalves {
  readonly high: number
  readonly low: number
}

const round = (half: number, salt: number): number => {
  let mixed = Math.imul(half ^ salt, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** The maximum number of people in a household. */
export const MAX_PEOPLE_PER_HOUSEHOLD = 16

/**
 * Returns a person's stable key, derived from the seed, the household (its ZIP Code and its position there), and the
 * person's position in the household. A Feistel network makes the mapping one-to-one, so that no two people in a
 * universe share a key.
 */
export const personKey = (seed: number, zip: number, household: number, person: number): KeyHalves => {
  let high = zip
  let low = household * MAX_PEOPLE_PER_HOUSEHOLD + person
  for (let turn = 1; turn <= 4; turn++) {
    const next = high ^ round(low, Math.imul(seed + turn, 0x9e3779b9))
    high = low
    low = next
  }
  return { high: high >>> 0, low: low >>> 0 }
}
