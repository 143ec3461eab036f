/** Words in shared memory with which the thread that hands out tasks signals the threads that run them. */
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

  /** The task that goes before all others; 0 if there's no such task. */
  set urgent(task: number) {
    Atomics.store(this.#words, URGENT, task)
  }

  get urgent(): number {
    return Atomics.load(this.#words, URGENT)
  }

  /** The number of tasks to run. */
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
