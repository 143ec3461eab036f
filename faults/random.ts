/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0, less than `below`. */
  readonly int: (below: number) => number
  /** Returns true in this percentage of cases. */
  readonly percent: (chance: number) => boolean
  readonly pick: <A>(items: ReadonlyArray<A>) => A
  readonly weighted: <A extends { readonly weight: number }>(items: ReadonlyArray<A>) => A
  /** A separate series of numbers, so that two users of randomness do not disturb each other. */
  readonly fork: (name: string) => Random
}

/** FNV-1a: a seed out of a seed and a name. */
const seedOf = (seed: number, name: string): number => {
  let hash = 2_166_136_261 ^ seed
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

/** Mulberry32. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number) => Math.floor(next() * below)
  const at = <A>(items: ReadonlyArray<A>, index: number): A => {
    const item = items[index]
    if (item === undefined) throw new RangeError("there is nothing to choose from")
    return item
  }
  return {
    int,
    percent: (chance) => int(100) < chance,
    pick: (items) => at(items, int(items.length)),
    weighted: (items) => {
      let left = int(items.reduce((sum, { weight }) => sum + weight, 0))
      return at(
        items,
        items.findIndex(({ weight }) => (left -= weight) < 0),
      )
    },
    fork: (name) => randomOf(seedOf(seed, name)),
  }
}
