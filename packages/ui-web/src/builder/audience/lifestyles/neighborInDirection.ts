/** The center of an element on the page. */
export interface ElementCenter {
  readonly x: number
  readonly y: number
}

const UP_OR_DOWN: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }
const BY: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }
/** The vertical tolerance in pixels for elements in the same row; their heights differ slightly. */
const SAME_ROW = 4

/**
 * Returns the element that a key moves to in rows of elements: the neighbor in reading order, the nearest element in
 * the next or previous row, or the first or last element of all. At an edge, it's the current element; null for any
 * other key.
 */
export const neighborInDirection = (
  places: ReadonlyArray<ElementCenter>,
  from: number,
  key: string,
): number | null => {
  if (key === "Home") return 0
  if (key === "End") return places.length - 1
  const by = BY[key]
  if (by !== undefined) return Math.min(Math.max(from + by, 0), places.length - 1)
  const upOrDown = UP_OR_DOWN[key]
  const here = places[from]
  if (upOrDown === undefined || here === undefined) return null
  const beyond = places
    .map(({ x, y }, at) => ({ at, across: Math.abs(x - here.x), away: (y - here.y) * upOrDown }))
    .filter(({ away }) => away > SAME_ROW)
  const nearest = Math.min(...beyond.map(({ away }) => away))
  const [next] = beyond
    .filter(({ away }) => away - nearest <= SAME_ROW)
    .toSorted((a, b) => a.across - b.across)
  return next?.at ?? from
}
