/** The number of shades of one hue on a map: as many as people can distinguish. */
export const SHADE_COUNT = 5

/** Outlines with the same shade: those with `from` to `to` records, inclusive. */
export interface ShadeClass {
  /** The lower bound, at least 1: outlines without records have no shade. */
  readonly from: number
  readonly to: number
}

/** Rounds down to two significant digits: 7, 52, 120, 3,400. */
const roundBelow = (n: number): number => {
  const step = 10 ** Math.max(0, String(n).length - 2)
  return Math.floor(n / step) * step
}

/**
 * Divides outlines into shading classes by their records, lightest first. The classes hold about equal numbers of
 * outlines, as far as round bounds allow, so a big city doesn't make everything else pale. Returns at most five
 * classes; empty if no outline has records.
 */
export const shadeClasses = (records: ReadonlyArray<number>): ReadonlyArray<ShadeClass> => {
  const some = records.filter((n) => n > 0).toSorted((a, b) => a - b)
  const [least, most] = [some[0], some.at(-1)]
  if (least === undefined || most === undefined) return []
  const bounds = Array.from({ length: SHADE_COUNT - 1 }, (_, at) =>
    roundBelow(some[Math.floor((some.length * (at + 1)) / SHADE_COUNT)] ?? most),
  )
  const starts = [...new Set([roundBelow(least), ...bounds])]
  return starts.map((from, at) => ({ from, to: (starts[at + 1] ?? most + 1) - 1 }))
}

/** Returns the index of the class that contains a number of records; null if no class does. */
export const shadeIndex = (classes: ReadonlyArray<ShadeClass>, records: number): number | null => {
  const at = classes.findIndex(({ from, to }) => from <= records && records <= to)
  return at === -1 ? null : at
}
