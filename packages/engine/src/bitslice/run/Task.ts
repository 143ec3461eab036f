/** A question for a segment, as the workers receive it. Addresses refer to the segment's memory. */
export interface Task {
  readonly id: number
  readonly segment: number
  readonly module: WebAssembly.Module
  readonly spans: number
  /** The address of pairs of 32-bit numbers: the first span of a block, and its number of spans. */
  readonly blocks: number
  readonly blockCount: number
  /**
   * The address of two 32-bit numbers: the next block to take, and a flag that isn't 0 once the answer is no longer
   * needed.
   */
  readonly control: number
  readonly out: number
  /** The number of numbers that each span has at `out`. */
  readonly counts: number
  /** The number of bytes that each thread has for itself at `out`; 0 if the output is per span. */
  readonly own: number
  /**
   * The offset that the loop adds to the place of the rows that it writes, or the address of a list of its slices'
   * addresses.
   */
  readonly rows: number
}

/** A message that a thread left a task, because it's done or because others take precedence. */
export interface TaskLeft {
  readonly id: number
  readonly isDone: boolean
}
