import { hasPosition, maskPositions, setPosition } from "../geography/masks.ts"

/** Yields each household's range of positions in a ZIP Code; the end is exclusive. */
const households = function* (ends: Uint8Array): Generator<readonly [number, number]> {
  let from = 0
  for (const position of maskPositions(ends)) {
    yield [from, position + 1]
    from = position + 1
  }
}

const some = (mask: Uint8Array, from: number, to: number): number => {
  for (let position = from; position < to; position++) if (hasPosition(mask, position)) return position
  return -1
}

/** Returns the first marked row of each household without a row in `taken`. */
export const firstRowsOfRemainingHouseholds = (
  ends: Uint8Array,
  marked: Uint8Array,
  taken: Uint8Array,
): Uint8Array => {
  const firsts = new Uint8Array(marked.length)
  for (const [from, to] of households(ends)) {
    const first = some(marked, from, to)
    if (first >= 0 && some(taken, from, to) < 0) setPosition(firsts, first)
  }
  return firsts
}

/** Returns the rows of all households that have a row in `chosen`, without the chosen rows themselves. */
export const otherHouseholdRows = (ends: Uint8Array, chosen: Uint8Array): Uint8Array => {
  const rest = new Uint8Array(chosen.length)
  for (const [from, to] of households(ends)) {
    if (some(chosen, from, to) < 0) continue
    for (let position = from; position < to; position++)
      if (!hasPosition(chosen, position)) setPosition(rest, position)
  }
  return rest
}
