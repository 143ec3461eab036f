import type { Yielder } from "../../turns/Yielder.ts"
import type { SlicedUniverse } from "../Universe.ts"

interface Kept {
  readonly slot: Promise<number>
  /** The controller that stops building a bitmap once no question needs it. */
  readonly making: AbortController
  users: number
  isMade: boolean
}

/** Builds a bitmap in a lent slot. */
export type BitmapBuilder = (yielder: Yielder) => Promise<number>

/** The number of unused bitmaps to keep. */
const KEPT = 4

/** Bitmaps by key, built once and kept for the next question with the same key. */
export class BitmapCache {
  readonly #universe: SlicedUniverse
  /** The bitmaps, least recently used first. */
  readonly #kept = new Map<string, Kept>()

  constructor(universe: SlicedUniverse) {
    this.#universe = universe
  }

  /** Runs the work with bitmaps in memory; the content for a key never changes. */
  async use<A>(
    wanted: ReadonlyMap<string, BitmapBuilder>,
    yielder: Yielder,
    work: (slots: ReadonlyMap<string, number>) => Promise<A>,
  ): Promise<A> {
    const held = new Map<string, Kept>()
    try {
      for (const [key, make] of wanted) held.set(key, this.#hold(key, make, yielder))
      const slots = new Map<string, number>()
      for (const [key, { slot }] of held) slots.set(key, await yielder.waitForShared(slot))
      return await work(slots)
    } finally {
      for (const [key, kept] of held) this.#leave(key, kept)
      await this.#tidy()
    }
  }

  #hold(key: string, make: BitmapBuilder, yielder: Yielder): Kept {
    const known = this.#kept.get(key)
    const kept = known ?? this.#make(make, yielder)
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    kept.users++
    // Forgets a bitmap that could not be built; the next question builds it again.
    if (known === undefined)
      kept.slot.catch(() => {
        if (this.#kept.get(key) === kept) this.#kept.delete(key)
      })
    return kept
  }

  #make(make: BitmapBuilder, yielder: Yielder): Kept {
    const making = new AbortController()
    const kept: Kept = { slot: make(yielder.for(making.signal)), making, users: 0, isMade: false }
    void kept.slot.then(
      () => (kept.isMade = true),
      () => undefined,
    )
    return kept
  }

  #leave(key: string, kept: Kept): void {
    kept.users--
    if (kept.users > 0 || kept.isMade) return
    if (this.#kept.get(key) === kept) this.#kept.delete(key)
    kept.making.abort()
    // It may be made for all that.
    void kept.slot.then(
      (slot) => this.#universe.store.giveBack(slot),
      () => undefined,
    )
  }

  async #tidy(): Promise<void> {
    const unused = [...this.#kept].filter(([, { users }]) => users === 0)
    for (const [key, kept] of unused.slice(0, Math.max(unused.length - KEPT, 0))) {
      this.#kept.delete(key)
      this.#universe.store.giveBack(await kept.slot)
    }
  }
}
