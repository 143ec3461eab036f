/** What the thread that hands out tasks tells those that run them, in memory that they share. */
const URGENT = 0
const UNDER_WAY = 1

/** Milliseconds that a task may run while others wait behind it. */
const QUANTUM_MS = 10

/** Says when a thread leaves a task for those that wait, to come back to it behind them. */
export class Precedence {
  readonly #words: Int32Array

  constructor(shared: SharedArrayBuffer) {
    this.#words = new Int32Array(shared)
  }

  static readonly make = (): SharedArrayBuffer => new SharedArrayBuffer(8)

  /** The task that goes before all others; 0: none does. */
  set urgent(task: number) {
    Atomics.store(this.#words, URGENT, task)
  }

  get urgent(): number {
    return Atomics.load(this.#words, URGENT)
  }

  /** How many tasks are to be run. */
  set underWay(tasks: number) {
    Atomics.store(this.#words, UNDER_WAY, tasks)
  }

  /** Asked between the blocks of a task that begins now. */
  limitOf(task: number): () => boolean {
    const begun = performance.now()
    return () => {
      if (Atomics.load(this.#words, UNDER_WAY) < 2) return false
      const { urgent } = this
      return urgent === 0 ? performance.now() - begun > QUANTUM_MS : urgent !== task
    }
  }
}
