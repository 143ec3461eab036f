import type { KeyHalves } from "../random/personKey.ts"

/** How many of the keys are less than this one: the rows of a household are in their order. */
export const rankOf = ({ high, low }: KeyHalves, keys: ReadonlyArray<KeyHalves>): number => {
  let rank = 0
  for (const other of keys) if (other.high < high || (other.high === high && other.low < low)) rank++
  return rank
}
