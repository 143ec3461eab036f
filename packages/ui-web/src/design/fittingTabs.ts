/** In pixels: what the button of the folded tabs takes, with the longest label it has. */
export const FOLD_ROOM = 200

/**
 * How many tabs of these widths fit into a row, in pixels. Where not all do, the button of the others needs its room too, and the
 * first tab stays beside it.
 */
export const fittingTabs = (widths: ReadonlyArray<number>, room: number): number => {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0))
  const all = ends.at(-1) ?? 0
  return all <= room ? widths.length : Math.max(1, ends.filter((end) => end <= room - FOLD_ROOM).length)
}
