/** What may be done within the window, keyed by who and what. */
export interface Limit {
  readonly key: string
  readonly most: number
}

/** With more keys than this in memory, those whose window has passed are dropped. */
const MAX_KEYS = 10_000

/** Counts events within a window of this many milliseconds. Kept in memory: a restart forgets them. */
export class RollingLimits {
  readonly #window: number
  readonly #taken = new Map<string, ReadonlyArray<number>>()

  constructor(window: number) {
    this.#window = window
  }

  /** Takes a place of each limit, or of none: then the milliseconds after which there is one of each; 0: taken. */
  take(limits: ReadonlyArray<Limit>, now: number): number {
    const found = limits.map((limit) => ({ ...limit, times: this.#recent(limit.key, now) }))
    const waits = found
      .filter(({ most, times }) => times.length >= most)
      .map(({ most, times }) => (times[times.length - most] ?? now) + this.#window - now)
    if (waits.length > 0) return Math.max(...waits)
    this.#forgetOld(now)
    for (const { key, times } of found) this.#taken.set(key, [...times, now])
    return 0
  }

  /** How many places of a key are taken at a moment. */
  count(key: string, now: number): number {
    return this.#recent(key, now).length
  }

  /** Gives back what was taken at a moment. */
  giveBack(limits: ReadonlyArray<Limit>, at: number): void {
    for (const { key } of limits) {
      const times = this.#taken.get(key) ?? []
      const index = times.indexOf(at)
      if (index >= 0) this.#taken.set(key, times.toSpliced(index, 1))
    }
  }

  #recent(key: string, now: number): ReadonlyArray<number> {
    return (this.#taken.get(key) ?? []).filter((at) => at > now - this.#window)
  }

  #forgetOld(now: number): void {
    if (this.#taken.size < MAX_KEYS) return
    for (const key of this.#taken.keys()) if (this.#recent(key, now).length === 0) this.#taken.delete(key)
  }
}
