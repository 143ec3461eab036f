/**
 * The positions of the words in shared memory that the scheduling thread uses to signal the threads that run its tasks.
 */
const URGENT = 0
const UNDER_WAY = 1

/** The number of milliseconds that a task may run while others are waiting. */
const QUANTUM_MS = 10

/** Determines when a thread suspends a task to let waiting ones run first. */
export class Precedence {
  readonly #words: Int32Array

  constructor(shared: SharedArrayBuffer) {
    this.#words = new Int32Array(shared)
  }

  static readonly make = (): SharedArrayBuffer => new SharedArrayBuffer(8)

  /** The task that takes precedence over all others; 0 if there isn't one. */
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

  /**
   * Returns a function to call between the blocks of a task that's starting now; the function returns whether to
   * suspend the task.
   */
  limitOf(task: number): () => boolean {
    const begun = performance.now()
    return () => {
      if (Atomics.load(this.#words, UNDER_WAY) < 2) return false
      const { urgent } = this
      return urgent === 0 ? performance.now() - begun > QUANTUM_MS : urgent !== task
    }
  }
}
