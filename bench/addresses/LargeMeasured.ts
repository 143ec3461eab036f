/** The measurements of a process over the large index: bytes that its memory grew by, and milliseconds. */
export interface LargeMeasured {
  readonly opened: number
  readonly used: number
  readonly looked: ReadonlyArray<number>
  readonly suggested: ReadonlyArray<number>
}
