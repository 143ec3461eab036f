/** The number of levels, from the least likely to the most likely kinds of people. */
export const LEVEL_COUNT = 17
/** The level of people with average likelihood. */
const EVEN = (LEVEL_COUNT - 1) / 2
/** The factor by which a level multiplies the odds of a better rank. */
const STEP = 1.25

/** The number of possible draws, which have eight bits. */
const DRAWS = 256
const DECILES = 10

/** Returns the level for a tilt from -1 to 1. */
export const tiltLevel = (tilt: number): number =>
  Math.min(Math.max(Math.round(EVEN + tilt * EVEN), 0), LEVEL_COUNT - 1)

/** Returns the odds at a level. Multiplies step by step so that every machine computes the same bytes. */
const oddsOf = (level: number): number => {
  let odds = 1
  for (let at = EVEN; at < level; at++) odds *= STEP
  for (let at = level; at < EVEN; at++) odds /= STEP
  return odds
}

/**
 * Computes the deciles for all levels and draws, with 1 for the most likely tenth; the decile for level l and draw d is
 * at l * 256 + d. At the even level, each decile gets a tenth of the draws.
 */
export const decileTable = (): Uint8Array => {
  const table = new Uint8Array(LEVEL_COUNT * DRAWS)
  for (let level = 0; level < LEVEL_COUNT; level++) {
    const odds = oddsOf(level)
    for (let draw = 0; draw < DRAWS; draw++) {
      const part = (draw + 0.5) / DRAWS
      table[level * DRAWS + draw] = 1 + Math.floor((DECILES * part) / (part + (1 - part) * odds))
    }
  }
  return table
}
