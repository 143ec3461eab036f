import { Cancelled } from "./QueryRunner.ts"

/** Milliseconds that a question may hold the thread: others wait no longer, and nor does who gives it up. */
const LONGEST_MS = 5

/** Lets others have the thread while a question reckons by itself. */
export class Breath {
  readonly #signal: AbortSignal | undefined
  readonly #longest: number
  #since = performance.now()

  constructor(signal: AbortSignal | undefined, longest = LONGEST_MS) {
    this.#signal = signal
    this.#longest = longest
  }

  /** Whether it is time for `take`; asked between pieces of work of some microseconds each. */
  get isDue(): boolean {
    return performance.now() - this.#since >= this.#longest
  }

  /** Rejects with `Cancelled` when nobody waits for the answer any more. */
  async take(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    if (this.#signal?.aborted === true) throw new Cancelled()
    this.#since = performance.now()
  }
}
