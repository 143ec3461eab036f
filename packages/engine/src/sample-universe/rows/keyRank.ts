import type { KeyHalves } from "../random/personKey.ts"

/** Counts the keys that are smaller than this key; a household's rows are in key order. */
export const keyRank = ({ high, low }: KeyHalves, keys: ReadonlyArray<KeyHalves>): number => {
  let rank = 0
  for (const other of keys) if (other.high < high || (other.high === high && other.low < low)) rank++
  return rank
}
