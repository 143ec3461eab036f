/** One question for one segment, as the workers get it. Addresses are those of the segment's memory. */
export interface Task {
  readonly id: number
  readonly segment: number
  readonly module: WebAssembly.Module
  readonly spans: number
  /** Pairs of 32-bit numbers: the first span of a block, and how many spans it has. */
  readonly blocks: number
  readonly blockCount: number
  /** Two 32-bit numbers: the next block to take; not 0 when the answer is no longer needed. */
  readonly control: number
  readonly out: number
  /** Numbers that each span has there. */
  readonly counts: number
  /** Bytes that each thread has there to itself; 0: what is there is of spans. */
  readonly own: number
  /**
   * The offset that the loop adds to the place of rows that it writes, or the address at which it finds the addresses
   * of its slices.
   */
  readonly rows: number
}

/** A notice that a thread left a task, because it's done or because others go first. */
export interface TaskLeft {
  readonly id: number
  readonly isDone: boolean
}
