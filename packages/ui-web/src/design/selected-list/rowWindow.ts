/** Rows of one height in a box that scrolls. Pixels, and indices from 0. */
export interface RowRoom {
  /** How many rows there are. */
  readonly count: number
  readonly rowHeight: number
  /** What the box shows of the rows; less than a row counts as one. */
  readonly viewHeight: number
}

/** Rows that are drawn though they are just out of view, so that neither scrolling nor Tab meets a gap. */
const AROUND = 4

/** The window moves in steps of so many rows: most of scrolling then draws nothing. */
const STEP = 2

/** The rows to draw, the last one excluded, of a box that is scrolled so many pixels. */
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

/** How far a box must be scrolled to show a row whole; as far as it is where it shows it already. */
export const scrolledTo = (
  { rowHeight, viewHeight }: Pick<RowRoom, "rowHeight" | "viewHeight">,
  scrolled: number,
  index: number,
): number => {
  const top = index * rowHeight
  if (top < scrolled) return top
  return Math.max(scrolled, top + rowHeight - viewHeight)
}
