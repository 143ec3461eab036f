import { Cancelled } from "./Cancelled.ts"

/** Milliseconds that a question may hold the thread: others wait no longer, and nor does who gives it up. */
const LONGEST_MS = 5

/** Lets the thread's other work go first; settles when it is this question's turn again. */
export type YieldThread = (heldMs: number, signal: AbortSignal) => Promise<void>

const toEverybody: YieldThread = () => new Promise((resolve) => setImmediate(resolve))

export interface YielderOptions {
  /** Aborted when the answer is no longer needed. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds that the thread may be held. */
  readonly longest?: number
  readonly yieldThread?: YieldThread
  /** Tells whether only a little was done for the question so far. */
  readonly isShort?: () => boolean
}

/**
 * Travels with a question through all of its work and yields the thread to others between pieces of it. Without a
 * signal the work cannot be canceled.
 */
export class Yielder {
  readonly signal: AbortSignal
  readonly #longest: number
  readonly #yieldThread: YieldThread
  readonly #isShort: () => boolean
  #since = performance.now()
  /** Milliseconds that this turn held the thread before `#since`. */
  #heldBeforeMs = 0

  constructor({
    yieldThread = toEverybody,
    isShort = () => false,
    longest = LONGEST_MS,
    signal = new AbortController().signal,
  }: YielderOptions = {}) {
    this.signal = signal
    this.#isShort = isShort
    this.#longest = longest
    this.#yieldThread = yieldThread
  }

  /** The same turns for work that others may wait for too, which this signal ends. */
  for(signal: AbortSignal): Yielder {
    return new Yielder({
      yieldThread: this.#yieldThread,
      isShort: this.#isShort,
      longest: this.#longest,
      signal,
    })
  }

  /** True if the question hasn't taken long yet, so that it goes before those that have. */
  get isShort(): boolean {
    return this.#isShort()
  }

  /** Milliseconds that this turn has held the thread. */
  get heldMs(): number {
    return this.#heldBeforeMs + performance.now() - this.#since
  }

  /** True if it's time for `pause`; to be checked between pieces of work of some milliseconds at most. */
  get isDue(): boolean {
    return performance.now() - this.#since >= this.#longest
  }

  /** Rejects with `Cancelled` when the answer is no longer needed. */
  async pause(): Promise<void> {
    this.#ensureWanted()
    const held = this.heldMs
    this.#heldBeforeMs = 0
    await this.#yieldThread(held, this.signal)
    this.#ensureWanted()
    this.#since = performance.now()
  }

  /** Waits for other threads, without holding this one. */
  async waitFor<A>(others: Promise<A>): Promise<A> {
    this.#heldBeforeMs = this.heldMs
    try {
      return await others
    } finally {
      this.#since = performance.now()
    }
  }

  /** Waits for shared work; rejects with `Cancelled` as soon as this answer is no longer needed. */
  async waitForShared<A>(shared: Promise<A>): Promise<A> {
    this.#ensureWanted()
    const left = Promise.withResolvers<never>()
    const leave = (): void => left.reject(new Cancelled())
    this.signal.addEventListener("abort", leave, { once: true })
    try {
      return await this.waitFor(Promise.race([shared, left.promise]))
    } finally {
      this.signal.removeEventListener("abort", leave)
    }
  }

  #ensureWanted(): void {
    if (this.signal.aborted) throw new Cancelled()
  }
}
