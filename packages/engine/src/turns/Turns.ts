import { Yielder } from "./Yielder.ts"
import { CanceledError } from "./CanceledError.ts"
import { FairShare, isShort, type Turn } from "./FairShare.ts"

/**
 * The maximum number of questions processed at once. Each uses memory, and processing more at once wouldn't be any
 * faster.
 */
const MAX_SHORT = 8
const MAX_LONG = 4

/** Raised when a question was abandoned because it wasn't answered by its deadline. */
export class DeadlineExceededError extends Error {
  constructor() {
    super("the question was not answered by its deadline")
  }
}

export interface TurnOptions {
  /** The requester's key. */
  readonly client: string
  /** True if the question's cost is known to be high. */
  readonly isLong: boolean
  readonly deadlineMs: number
}

interface Waiting {
  readonly turn: Turn
  readonly signal: AbortSignal
  readonly resume: () => void
}

interface Begun {
  readonly turn: Turn
  readonly isLong: boolean
}

/** The questions in progress by ID; each gets turns on the thread, has a deadline, and can be canceled. */
export class Turns {
  readonly #share = new FairShare()
  readonly #underWay = new Map<number, AbortController>()
  /** The questions that occupy a slot. */
  readonly #begun = new Set<Begun>()
  readonly #forPlace: Array<Waiting & { readonly begun: Begun }> = []
  readonly #forThread: Array<Waiting> = []
  #isPicking = false

  /** The number of questions in progress, including those waiting. */
  get count(): number {
    return this.#underWay.size
  }

  /**
   * Runs the work when its turn comes. Rejects with `DeadlineExceededError` if the work isn't done by its deadline, and
   * with `CanceledError` after `cancel`.
   */
  async use<A>(id: number, options: TurnOptions, work: (yielder: Yielder) => Promise<A>): Promise<A> {
    const controller = new AbortController()
    const { signal } = controller
    this.#underWay.set(id, controller)
    const deadline = setTimeout(() => controller.abort(new DeadlineExceededError()), options.deadlineMs)
    const turn = this.#share.begin(options.client)
    const begun: Begun = { turn, isLong: options.isLong }
    try {
      await this.#place(begun, signal)
      const yielder = new Yielder({
        signal,
        yieldThread: (heldMs, own) => this.#yieldThread(turn, heldMs, own),
        isShort: () => isShort(turn),
      })
      try {
        return await work(yielder)
      } finally {
        this.#share.spend(turn, yielder.heldMs)
      }
    } catch (cause) {
      throw signal.reason instanceof DeadlineExceededError ? signal.reason : cause
    } finally {
      clearTimeout(deadline)
      this.#underWay.delete(id)
      this.#begun.delete(begun)
      this.#share.end(turn)
      this.#fillPlaces()
    }
  }

  cancel(id: number): void {
    this.#underWay.get(id)?.abort()
  }

  /** Waits until a slot is available, given the limits per requester and in total. */
  async #place(begun: Begun, signal: AbortSignal): Promise<void> {
    const { turn } = begun
    if (this.#forPlace.length === 0 && this.#hasPlace(begun)) {
      this.#begun.add(begun)
      return
    }
    await new Promise<void>((resume) => {
      this.#forPlace.push({ turn, signal, resume, begun })
      signal.addEventListener("abort", () => this.#fillPlaces(), { once: true })
      this.#fillPlaces()
    })
    if (signal.aborted) throw new CanceledError()
    await this.#yieldThread(turn, 0, signal)
    if (signal.aborted) throw new CanceledError()
  }

  /**
   * Returns whether a slot is available. No requester gets more than half of the slots, so that another requester's
   * question gets one immediately.
   */
  #hasPlace(wanted: Begun): boolean {
    const long = wanted.isLong
    const most = long ? MAX_LONG : MAX_SHORT
    let [all, own] = [0, 0]
    for (const { isLong, turn } of this.#begun) {
      if ((isLong || !isShort(turn)) !== long) continue
      all++
      if (turn.asker === wanted.turn.asker) own++
    }
    return all < most && own < most / 2
  }

  #fillPlaces(): void {
    for (let at = this.#forPlace.length - 1; at >= 0; at--)
      if (this.#forPlace[at]?.signal.aborted === true) this.#forPlace.splice(at, 1)[0]?.resume()
    for (;;) {
      const able = this.#forPlace.filter(({ begun }) => this.#hasPlace(begun))
      const next = able[this.#share.first(able.map(({ turn }) => turn))]
      if (next === undefined) return
      this.#forPlace.splice(this.#forPlace.indexOf(next), 1)
      this.#begun.add(next.begun)
      next.resume()
    }
  }

  async #yieldThread(turn: Turn, heldMs: number, signal: AbortSignal): Promise<void> {
    this.#share.spend(turn, heldMs)
    // One that has become long leaves its place to short ones.
    if (this.#forPlace.length > 0) this.#fillPlaces()
    await new Promise<void>((resume) => {
      this.#forThread.push({ turn, signal, resume })
      this.#pickSoon()
    })
  }

  /** Schedules picking the next turn. Messages are read between turns, so new and canceled questions are noticed. */
  #pickSoon(): void {
    if (this.#isPicking) return
    this.#isPicking = true
    setImmediate(() => {
      this.#isPicking = false
      const isOver = this.#forThread.findIndex(({ signal }) => signal.aborted)
      const at = isOver >= 0 ? isOver : this.#share.next(this.#forThread.map(({ turn }) => turn))
      const [next] = at < 0 ? [] : this.#forThread.splice(at, 1)
      next?.resume()
      if (this.#forThread.length > 0) this.#pickSoon()
    })
  }
}
