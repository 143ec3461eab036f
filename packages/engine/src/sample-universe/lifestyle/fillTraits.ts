import type { Cells, Rows } from "../../format/rows/Rows.ts"
import type { Random } from "../random/Random.ts"
import { decileTable, tiltLevel } from "./decileTable.ts"
import { FLAGS } from "../../catalog/flags.ts"
import { PROPENSITIES } from "../../catalog/propensities.ts"
import { FLAG_ODDS } from "./flagOdds.ts"
import { PROPENSITY_WEIGHTS } from "./propensityWeights.ts"
import { PERSON_KIND_COUNT, type Traits, personKindTraits, weightedSum } from "./Traits.ts"

/** The average traits of all people. */
const MIDDLE: Traits = { income: 0.45, age: 0.45, urban: 0.55, woman: 0.5, children: 0.3, owner: 0.65 }

/** The denominator of the probabilities. */
const OF = 2 ** 16

/** The share of people not ranked by any model. */
const UNRANKED = 0.06

/** Computes the probability of each flag, by kind. */
const flagChances = (): Uint16Array => {
  const chances = new Uint16Array(PERSON_KIND_COUNT * FLAGS.length)
  for (let kind = 0; kind < PERSON_KIND_COUNT; kind++) {
    const traits = personKindTraits(kind)
    for (const [at, { base, weights }] of FLAG_ODDS.entries())
      chances[kind * FLAGS.length + at] = Math.round(
        Math.min(Math.max(base + weightedSum(weights, traits), 0.003), 0.97) * OF,
      )
  }
  return chances
}

/** Returns the level of each propensity, by kind, as the level's start position in the decile table. */
const propensityLevels = (): Uint16Array => {
  const levels = new Uint16Array(PERSON_KIND_COUNT * PROPENSITIES.length)
  for (let kind = 0; kind < PERSON_KIND_COUNT; kind++) {
    const traits = personKindTraits(kind)
    for (const [at, weights] of PROPENSITY_WEIGHTS.entries())
      levels[kind * PROPENSITIES.length + at] = tiltLevel(weightedSum(weights, traits, MIDDLE)) << 8
  }
  return levels
}

/**
 * Returns a function that writes a person's interests, purchases, and propensities. Probabilities are looked up, and
 * each draw uses only a few bits.
 */
export const traitsFiller = (rows: Rows) => {
  const cellsOf = (columns: ReadonlyArray<{ readonly column: string }>): ReadonlyArray<Cells> =>
    columns.map(({ column }) => rows.column(column))
  const [flags, ranks] = [cellsOf(FLAGS), cellsOf(PROPENSITIES)]
  const [chances, levels, deciles] = [flagChances(), propensityLevels(), decileTable()]
  const isOfOwners = PROPENSITIES.map((one) => one.isOfOwners)

  return (random: Random, row: number, kind: number, owner: boolean): void => {
    let bits = 0
    const firstFlag = kind * flags.length
    for (let at = 0; at < flags.length; at++) {
      bits = (at & 1) === 0 ? random.bits() : bits >>> 16
      const cells = flags[at]
      if (cells !== undefined) cells[row] = Number((bits & 0xffff) < (chances[firstFlag + at] ?? 0))
    }
    if (random.chance(UNRANKED)) return
    const firstRank = kind * ranks.length
    for (let at = 0; at < ranks.length; at++) {
      bits = (at & 3) === 0 ? random.bits() : bits >>> 8
      const cells = ranks[at]
      if (cells !== undefined && (owner || isOfOwners[at] !== true))
        cells[row] = deciles[(levels[firstRank + at] ?? 0) + (bits & 0xff)] ?? 0
    }
  }
}
