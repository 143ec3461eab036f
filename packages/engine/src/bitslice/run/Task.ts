/** A question for one segment, as sent to the workers. Addresses refer to the segment's memory. */
export interface Task {
  readonly id: number
  readonly segment: number
  readonly module: WebAssembly.Module
  readonly spans: number
  /** The address of pairs of 32-bit numbers: a block's first span and its number of spans. */
  readonly blocks: number
  readonly blockCount: number
  /**
   * The address of two 32-bit numbers: the next block to process, and a flag that's nonzero once the answer is no
   * longer needed.
   */
  readonly control: number
  readonly out: number
  /** The number of values per span at `out`. */
  readonly counts: number
  /** The number of bytes at `out` reserved for each thread; 0 if the output is per span. */
  readonly own: number
  /**
   * The offset that the loop adds to the position of the rows that it writes, or the address of a list of its slices'
   * addresses.
   */
  readonly rows: number
}

/**
 * The message that a thread sends when it stops working on a task, because it's done or because others take precedence.
 */
export interface TaskStopped {
  readonly id: number
  readonly isDone: boolean
}
