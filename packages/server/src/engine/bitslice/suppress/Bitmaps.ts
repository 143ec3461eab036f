import type { SlicedUniverse } from "../Universe.ts"

interface Kept {
  readonly slot: Promise<number>
  users: number
}

/** Bitmaps that are kept while nobody uses them. */
const KEPT = 4

/** Bitmaps by what they hold, made once and kept for the next question that names the same. */
export class Bitmaps {
  readonly #universe: SlicedUniverse
  /** The longest unused comes first. */
  readonly #kept = new Map<string, Kept>()

  constructor(universe: SlicedUniverse) {
    this.#universe = universe
  }

  /** Runs the work with bitmaps in memory. `make` answers a lent slot; what `key` names never changes. */
  async use<A>(
    wanted: ReadonlyMap<string, () => Promise<number>>,
    work: (slots: ReadonlyMap<string, number>) => Promise<A>,
  ): Promise<A> {
    const held = new Map<string, Kept>()
    try {
      for (const [key, make] of wanted) held.set(key, this.#hold(key, make))
      const slots = new Map<string, number>()
      for (const [key, { slot }] of held) slots.set(key, await slot)
      return await work(slots)
    } finally {
      for (const kept of held.values()) kept.users--
      await this.#tidy()
    }
  }

  #hold(key: string, make: () => Promise<number>): Kept {
    const known = this.#kept.get(key)
    const kept = known ?? { slot: make(), users: 0 }
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    kept.users++
    // One that cannot be made is forgotten, and made anew by the next who asks.
    if (known === undefined)
      kept.slot.catch(() => {
        if (this.#kept.get(key) === kept) this.#kept.delete(key)
      })
    return kept
  }

  async #tidy(): Promise<void> {
    const unused = [...this.#kept].filter(([, { users }]) => users === 0)
    for (const [key, kept] of unused.slice(0, Math.max(unused.length - KEPT, 0))) {
      this.#kept.delete(key)
      this.#universe.store.giveBack(await kept.slot)
    }
  }
}
