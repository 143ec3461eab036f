/** The number of house numbers per block; a street's line may bend only between blocks. */
export const HOUSE_NUMBERS_PER_BLOCK = 100

/**
 * The weight of straightness relative to one house. Houses outweigh it; without houses, the line continues straight.
 */
const STRAIGHTNESS = 0.01
/** The weight that makes values not determined by any house solvable; it's too small to affect other values. */
const MIN = 1e-9

/**
 * Fits a line to one side of a street by its house numbers: a value (in degrees) at every hundred, from block `first`
 * to the end of block `last`, straight in between, and as close as possible to `values`, which are the values of the
 * houses in `numbers`. With three or more houses, no value is determined by a single house.
 */
export const fitLine = (
  numbers: ReadonlyArray<number>,
  values: ReadonlyArray<number>,
  first: number,
  last: number,
): Float64Array => {
  const knots = last - first + 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  // The normal equations have five diagonals: the middle one, and those beside it on one side.
  const [main, next, second] = [
    new Float64Array(knots),
    new Float64Array(knots),
    new Float64Array(knots),
  ] as const
  const right = new Float64Array(knots)
  const add = (diagonal: Float64Array, at: number, by: number): void => {
    diagonal[at] = (diagonal[at] ?? 0) + by
  }
  for (const [house, number] of numbers.entries()) {
    const at = Math.floor(number / HOUSE_NUMBERS_PER_BLOCK) - first
    const far = number / HOUSE_NUMBERS_PER_BLOCK - Math.floor(number / HOUSE_NUMBERS_PER_BLOCK)
    const value = (values[house] ?? mean) - mean
    add(main, at, (1 - far) ** 2)
    add(main, at + 1, far ** 2)
    add(next, at, far * (1 - far))
    add(right, at, (1 - far) * value)
    add(right, at + 1, far * value)
  }
  for (let at = 1; at + 1 < knots; at++) {
    add(main, at - 1, STRAIGHTNESS)
    add(main, at, 4 * STRAIGHTNESS)
    add(main, at + 1, STRAIGHTNESS)
    add(next, at - 1, -2 * STRAIGHTNESS)
    add(next, at, -2 * STRAIGHTNESS)
    add(second, at - 1, STRAIGHTNESS)
  }
  for (let at = 0; at < knots; at++) add(main, at, MIN)
  return solved(main, next, second, right).map((value) => value + mean)
}

/** Solves a symmetric system with five diagonals by L D Lᵀ decomposition. */
const solved = (
  main: Float64Array,
  next: Float64Array,
  second: Float64Array,
  right: Float64Array,
): Float64Array => {
  const length = main.length
  const [d, one, two, x] = [
    new Float64Array(length),
    new Float64Array(length),
    new Float64Array(length),
    new Float64Array(length),
  ] as const
  const of = (row: Float64Array, at: number): number => row[at] ?? 0
  for (let at = 0; at < length; at++) {
    const before = of(one, at - 1)
    d[at] =
      of(main, at) -
      (at > 0 ? before * before * of(d, at - 1) : 0) -
      (at > 1 ? of(two, at - 2) ** 2 * of(d, at - 2) : 0)
    one[at] = (of(next, at) - (at > 0 ? of(two, at - 1) * before * of(d, at - 1) : 0)) / of(d, at)
    two[at] = of(second, at) / of(d, at)
    x[at] =
      of(right, at) - (at > 0 ? before * of(x, at - 1) : 0) - (at > 1 ? of(two, at - 2) * of(x, at - 2) : 0)
  }
  for (let at = length - 1; at >= 0; at--)
    x[at] =
      of(x, at) / of(d, at) -
      (at + 1 < length ? of(one, at) * of(x, at + 1) : 0) -
      (at + 2 < length ? of(two, at) * of(x, at + 2) : 0)
  return x
}
