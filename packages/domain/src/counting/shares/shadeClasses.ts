/** How many steps of one hue a map has: as many as people tell apart. */
export const SHADES = 5

/** Outlines with the same shade: those that have from `from` to `to` records, both included. */
export interface ShadeClass {
  /** At least 1: outlines without records have no shade. */
  readonly from: number
  readonly to: number
}

/** The largest number of two digits that count which is not above `n`: 7, 52, 120, 3,400. */
const roundBelow = (n: number): number => {
  const step = 10 ** Math.max(0, String(n).length - 2)
  return Math.floor(n / step) * step
}

/**
 * Classes for shading outlines by their records, the lightest first: as many outlines in each as round bounds allow, so that a
 * great city does not leave everything else pale. At most five; none where nobody lives anywhere.
 */
export const shadeClasses = (records: ReadonlyArray<number>): ReadonlyArray<ShadeClass> => {
  const some = records.filter((n) => n > 0).toSorted((a, b) => a - b)
  const [least, most] = [some[0], some.at(-1)]
  if (least === undefined || most === undefined) return []
  const bounds = Array.from({ length: SHADES - 1 }, (_, at) =>
    roundBelow(some[Math.floor((some.length * (at + 1)) / SHADES)] ?? most),
  )
  const starts = [...new Set([roundBelow(least), ...bounds])]
  return starts.map((from, at) => ({ from, to: (starts[at + 1] ?? most + 1) - 1 }))
}

/** The place of the class that a number of records belongs to; null for none. */
export const shadeOf = (classes: ReadonlyArray<ShadeClass>, records: number): number | null => {
  const at = classes.findIndex(({ from, to }) => from <= records && records <= to)
  return at === -1 ? null : at
}
