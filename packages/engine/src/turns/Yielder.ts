import { CanceledError } from "./CanceledError.ts"

/**
 * The maximum number of milliseconds that a question may occupy the thread; other questions and cancellations never
 * wait longer.
 */
const LONGEST_MS = 5

/** Lets the thread's other work run first; resolves when it's this question's turn again. */
export type ThreadYield = (heldMs: number, signal: AbortSignal) => Promise<void>

const toEverybody: ThreadYield = () => new Promise((resolve) => setImmediate(resolve))

export interface YielderOptions {
  /** The signal that is aborted when the answer is no longer needed. */
  readonly signal?: AbortSignal | undefined
  /** The maximum number of milliseconds that the thread may be occupied. */
  readonly longest?: number
  readonly yieldThread?: ThreadYield
  /** Returns whether little time has been spent on the question so far. */
  readonly isShort?: () => boolean
}

/**
 * Accompanies a question through all of its work, yielding the thread to others between pieces of work. Without a
 * signal, the work can't be canceled.
 */
export class Yielder {
  readonly signal: AbortSignal
  readonly #longest: number
  readonly #yieldThread: ThreadYield
  readonly #isShort: () => boolean
  #since = performance.now()
  /** The milliseconds that this turn occupied the thread before `#since`. */
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

  /**
   * Returns a yielder that shares these turns but is aborted by the given signal, for work that other questions may
   * also be waiting for.
   */
  for(signal: AbortSignal): Yielder {
    return new Yielder({
      yieldThread: this.#yieldThread,
      isShort: this.#isShort,
      longest: this.#longest,
      signal,
    })
  }

  /** True if the question hasn't taken long so far; it then runs before questions that have. */
  get isShort(): boolean {
    return this.#isShort()
  }

  /** The milliseconds that this turn has occupied the thread. */
  get heldMs(): number {
    return this.#heldBeforeMs + performance.now() - this.#since
  }

  /** True if it's time to call `pause`; check it between pieces of work that take at most a few milliseconds. */
  get isDue(): boolean {
    return performance.now() - this.#since >= this.#longest
  }

  /** Yields the thread; rejects with `CanceledError` if the answer is no longer needed. */
  async pause(): Promise<void> {
    this.#ensureWanted()
    const held = this.heldMs
    this.#heldBeforeMs = 0
    await this.#yieldThread(held, this.signal)
    this.#ensureWanted()
    this.#since = performance.now()
  }

  /** Waits for work on other threads without occupying this one. */
  async waitFor<A>(others: Promise<A>): Promise<A> {
    this.#heldBeforeMs = this.heldMs
    try {
      return await others
    } finally {
      this.#since = performance.now()
    }
  }

  /** Waits for shared work; rejects with `CanceledError` as soon as this answer is no longer needed. */
  async waitForShared<A>(shared: Promise<A>): Promise<A> {
    this.#ensureWanted()
    const left = Promise.withResolvers<never>()
    const leave = (): void => left.reject(new CanceledError())
    this.signal.addEventListener("abort", leave, { once: true })
    try {
      return await this.waitFor(Promise.race([shared, left.promise]))
    } finally {
      this.signal.removeEventListener("abort", leave)
    }
  }

  #ensureWanted(): void {
    if (this.signal.aborted) throw new CanceledError()
  }
}
