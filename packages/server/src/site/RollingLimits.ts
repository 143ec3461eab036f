/** A limit within the window, with a key for the actor and the action. */
export interface Limit {
  readonly key: string
  readonly most: number
  /** The number of slots taken at once, at most `most`; 1 if missing. */
  readonly places?: number
}

/** The number of keys in memory above which keys with an expired window are dropped. */
const MAX_KEYS = 10_000

/**
 * Counts events within a window of this many milliseconds, in memory; `persistLimits` preserves the counts across a
 * restart.
 */
export class RollingLimits {
  readonly #window: number
  readonly #taken = new Map<string, ReadonlyArray<number>>()
  #changed = new Set<string>()

  constructor(window: number) {
    this.#window = window
  }

  /**
   * Takes the slots for all limits and returns 0. If any limit lacks room, takes no slots and returns the number of
   * milliseconds until all have room.
   */
  take(limits: ReadonlyArray<Limit>, now: number): number {
    const wait = Math.max(0, ...limits.map((limit) => this.wait(limit, now)))
    if (wait > 0) return wait
    this.#forgetOld(now)
    for (const { key, places = 1 } of limits)
      this.#set(key, [...this.#recent(key, now), ...Array.from({ length: places }, () => now)])
    return 0
  }

  /** Returns the number of milliseconds until a limit's slots are free; 0 if they're free now. */
  wait({ key, most, places = 1 }: Limit, now: number): number {
    const times = this.#recent(key, now)
    const inTheWay = times.length + places - most
    return inTheWay <= 0 ? 0 : (times[Math.min(inTheWay, times.length) - 1] ?? now) + this.#window - now
  }

  /** Returns the number of a key's slots taken at the given time. */
  count(key: string, now: number): number {
    return this.#recent(key, now).length
  }

  /** Releases the slots taken at the given time. */
  giveBack(limits: ReadonlyArray<Limit>, at: number): void {
    for (const { key } of limits) {
      const times = this.#taken.get(key) ?? []
      const index = times.indexOf(at)
      if (index >= 0) this.#set(key, times.toSpliced(index, 1))
    }
  }

  /** Adds previously counted times. */
  restore(key: string, times: ReadonlyArray<number>): void {
    this.#taken.set(
      key,
      [...times, ...(this.#taken.get(key) ?? [])].toSorted((a, b) => a - b),
    )
  }

  /** Returns the changes since the last call: each key with its times within the window. */
  changes(now: number): ReadonlyArray<{ readonly key: string; readonly times: ReadonlyArray<number> }> {
    const keys = this.#changed
    this.#changed = new Set()
    return [...keys].map((key) => ({ key, times: this.#recent(key, now) }))
  }

  #set(key: string, times: ReadonlyArray<number>): void {
    this.#taken.set(key, times)
    this.#changed.add(key)
  }

  #recent(key: string, now: number): ReadonlyArray<number> {
    return (this.#taken.get(key) ?? []).filter((at) => at > now - this.#window)
  }

  #forgetOld(now: number): void {
    if (this.#taken.size < MAX_KEYS) return
    for (const key of this.#taken.keys()) if (this.#recent(key, now).length === 0) this.#taken.delete(key)
  }
}
