/** The dimensions of rows of equal height in a scrolling box, in pixels, with indices from 0. */
export interface RowDimensions {
  /** The number of rows. */
  readonly count: number
  readonly rowHeight: number
  /** The visible height of the rows; less than one row counts as one. */
  readonly viewHeight: number
}

/** The number of rows rendered just out of view, so that neither scrolling nor Tab reaches a gap. */
const AROUND = 4

/** The number of rows by which the window moves at a time, so that most scrolling renders nothing new. */
const STEP = 2

/** Returns the range of rows to render, excluding `to`, in a box scrolled by the given number of pixels. */
export const renderedRowRange = (
  { count, rowHeight, viewHeight }: RowDimensions,
  scrolled: number,
): { readonly from: number; readonly to: number } => {
  const inView = Math.max(1, Math.ceil(viewHeight / rowHeight)) + 1
  const last = Math.max(0, count - inView)
  const first = Math.min(last, Math.max(0, Math.floor(scrolled / rowHeight)))
  const stepped = first - (first % STEP)
  return { from: Math.max(0, stepped - AROUND), to: Math.min(count, stepped + inView + STEP + AROUND) }
}

/** Returns the scroll position at which the whole row is visible; unchanged if the row already is. */
export const scrollPositionForRow = (
  { rowHeight, viewHeight }: Pick<RowDimensions, "rowHeight" | "viewHeight">,
  scrolled: number,
  index: number,
): number => {
  const top = index * rowHeight
  if (top < scrolled) return top
  return Math.max(scrolled, top + rowHeight - viewHeight)
}
