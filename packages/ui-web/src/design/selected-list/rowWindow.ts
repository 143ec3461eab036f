/** The dimensions of rows of equal height in a scrolling box, in pixels, with indices from 0. */
export interface RowRoom {
  /** The number of rows. */
  readonly count: number
  readonly rowHeight: number
  /** The visible height of the rows; less than one row counts as one. */
  readonly viewHeight: number
}

/** The number of rows that are rendered just out of view, so that neither scrolling nor Tab runs into a gap. */
const AROUND = 4

/** The number of rows by which the window moves at a time, so that most scrolling doesn't render anything. */
const STEP = 2

/** Returns the rows to render, excluding `to`, in a box that is scrolled by the given pixels. */
export const rowWindow = (
  { count, rowHeight, viewHeight }: RowRoom,
  scrolled: number,
): { readonly from: number; readonly to: number } => {
  const inView = Math.max(1, Math.ceil(viewHeight / rowHeight)) + 1
  const last = Math.max(0, count - inView)
  const first = Math.min(last, Math.max(0, Math.floor(scrolled / rowHeight)))
  const stepped = first - (first % STEP)
  return { from: Math.max(0, stepped - AROUND), to: Math.min(count, stepped + inView + STEP + AROUND) }
}

/** Returns the scroll position that shows a whole row; it's unchanged if the row doesn't need scrolling. */
export const scrolledTo = (
  { rowHeight, viewHeight }: Pick<RowRoom, "rowHeight" | "viewHeight">,
  scrolled: number,
  index: number,
): number => {
  const top = index * rowHeight
  if (top < scrolled) return top
  return Math.max(scrolled, top + rowHeight - viewHeight)
}
