import { MOST_USED_ATTRIBUTES } from "@listwright/domain/audience"
import { FACTS } from "../../format/layout/Slices.ts"
import { VECTOR_BYTES } from "../../format/layout/layOutRows.ts"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"
import type { FileLoaders } from "./FileLoaders.ts"
import type { MemoryPlan } from "./Segment.ts"

type Group = UniverseManifest["bits"][number]

interface Held {
  /** The slots of the group's bits; bit i is in `slots[i]`. */
  readonly slots: ReadonlyArray<number>
  readonly ready: Promise<void>
  users: number
}

/** The number of slots that preloading leaves free for bitmaps. */
const KEPT_FREE = 10

/** The groups loaded at startup: the flags, which most questions read, and the attributes that most lists use. */
const FROM_THE_START: ReadonlySet<string> = new Set([...FACTS, ...MOST_USED_ATTRIBUTES])

/** Raised when a question needs more slots than exist. */
export class SlotsFullError extends Error {
  constructor() {
    super("no room is left in the count engine's memory")
  }
}

/**
 * The slices of a universe in memory. A group is read when a question needs it and remains until its slots are needed;
 * the least recently used group is evicted first. Slots are also lent for other bitmaps.
 */
export class SliceStore {
  readonly #manifest: UniverseManifest
  readonly #plan: MemoryPlan
  readonly #loaders: FileLoaders
  readonly #free: Array<number>
  /** The groups in memory, least recently used first. */
  readonly #held = new Map<string, Held>()
  /**
   * The number of questions that have their slices, plus the number of groups being read. `#waiting` contains the
   * questions waiting for one of these to finish.
   */
  #busy = 0
  readonly #waiting: Array<() => void> = []

  constructor(manifest: UniverseManifest, plan: MemoryPlan, loaders: FileLoaders) {
    this.#manifest = manifest
    this.#plan = plan
    this.#loaders = loaders
    this.#free = Array.from({ length: plan.slots }, (_, at) => plan.slots - 1 - at)
  }

  get freeSlots(): number {
    return this.#free.length
  }

  /**
   * Reads the groups of flags and of the most used attributes, if there's room for them, so the first questions don't
   * have to wait. Any other attribute uses no memory until a question needs it.
   */
  async preload(): Promise<void> {
    const loading: Array<Promise<void>> = []
    for (const group of this.#manifest.bits.filter(({ name }) => FROM_THE_START.has(name)))
      if (group.slices <= this.#free.length - KEPT_FREE)
        loading.push(this.use([group.name], () => Promise.resolve()))
    await Promise.all(loading)
  }

  /** Runs the work with groups of slices in memory and passes it their slots. */
  async use<A>(
    names: ReadonlyArray<string>,
    work: (slotsOf: (name: string) => ReadonlyArray<number>) => Promise<A>,
  ): Promise<A> {
    const held = await this.#holdAll([...new Set(names)].map((name) => this.#group(name)))
    try {
      await Promise.all([...held.values()].map(({ ready }) => ready))
      return await work((name) => held.get(name)?.slots ?? [])
    } finally {
      for (const one of held.values()) one.users--
      this.#busy--
      this.#wake()
    }
  }

  /** Lends a slot for a caller's bitmap; its content is undefined. */
  lend(): number {
    const [slot] = this.#take(1)
    if (slot === undefined) throw new SlotsFullError()
    return slot
  }

  giveBack(slot: number): void {
    this.#free.push(slot)
    this.#wake()
  }

  /**
   * Loads all of the groups at once. Until there's room for all, none are held, so a waiting question never blocks
   * others.
   */
  async #holdAll(groups: ReadonlyArray<Group>): Promise<ReadonlyMap<string, Held>> {
    for (;;) {
      const held = new Map<string, Held>()
      try {
        for (const group of groups) {
          const one = this.#hold(group)
          one.users++
          held.set(group.name, one)
        }
        this.#busy++
        return held
      } catch (cause) {
        for (const one of held.values()) one.users--
        if (!(cause instanceof SlotsFullError) || this.#busy === 0) throw cause
        await new Promise<void>((resolve) => this.#waiting.push(resolve))
      }
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #group(name: string): Group {
    const group = this.#manifest.bits.find((other) => other.name === name)
    if (group === undefined) throw new Error(`the universe has no slices of ${name}`)
    return group
  }

  #hold(group: Group): Held {
    const known = this.#held.get(group.name)
    if (known !== undefined) {
      this.#held.delete(group.name)
      this.#held.set(group.name, known)
      return known
    }
    const slots = this.#take(group.slices)
    const ready = this.#read(group, slots)
    // The read itself counts as a user, so that a slot is not reused while it is being written.
    const held: Held = { slots, ready, users: 1 }
    this.#held.set(group.name, held)
    this.#busy++
    const read = (): void => {
      held.users--
      this.#busy--
    }
    ready
      .then(read, () => {
        read()
        if (this.#held.get(group.name) === held) this.#held.delete(group.name)
        this.#free.push(...slots)
      })
      .finally(() => this.#wake())
    return held
  }

  #take(count: number): ReadonlyArray<number> {
    for (const [name, { slots, users }] of this.#held) {
      if (this.#free.length >= count) break
      if (users > 0) continue
      this.#held.delete(name)
      this.#free.push(...slots)
    }
    if (this.#free.length < count) throw new SlotsFullError()
    return this.#free.splice(this.#free.length - count, count).toReversed()
  }

  /**
   * Reads a group into slots. In the file, each bit's values for all rows are consecutive; a slot has a part in every
   * segment.
   */
  #read(group: Group, slots: ReadonlyArray<number>): Promise<void> {
    const { segments, stride } = this.#plan
    const into = slots.flatMap((slot) =>
      segments.map(
        ({ memory, vectors }) => new Uint8Array(memory.buffer, slot * stride, vectors * VECTOR_BYTES),
      ),
    )
    return this.#loaders.load(group, into)
  }
}
