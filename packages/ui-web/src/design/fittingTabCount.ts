/** The width in pixels of the button for the collapsed tabs with its longest label. */
export const OVERFLOW_BUTTON_WIDTH = 200

/**
 * Returns the number of tabs of the given widths that fit into a row, in pixels. If not all fit, the row must also have
 * room for the button that opens the others, and the first tab always remains beside that button.
 */
export const fittingTabCount = (widths: ReadonlyArray<number>, room: number): number => {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0))
  const all = ends.at(-1) ?? 0
  return all <= room
    ? widths.length
    : Math.max(1, ends.filter((end) => end <= room - OVERFLOW_BUTTON_WIDTH).length)
}
