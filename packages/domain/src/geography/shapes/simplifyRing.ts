import type { Point } from "../../definition/AreaShape.ts"

type Distance = (point: Point, from: Point, to: Point) => number

/**
 * Returns the distance between a point and a segment in degrees of latitude; `east` is the length of a degree of
 * longitude in that unit.
 */
const distanceBy =
  (east: number): Distance =>
  (point, from, to) => {
    const [x, y] = [(point[0] - from[0]) * east, point[1] - from[1]]
    const [dx, dy] = [(to[0] - from[0]) * east, to[1] - from[1]]
    const length = dx * dx + dy * dy
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
    return Math.hypot(x - part * dx, y - part * dy)
  }

interface Span {
  readonly from: number
  /** The index of the last corner; it may equal the number of corners, which means the first one again. */
  readonly to: number
  /** The upper limit for the weights of the span's corners, set by the corner that created the span. */
  readonly most: number
}

/**
 * Weighs each corner by at least how far the line would move without it. The first corner and any corner that the line
 * passes more than once have the highest weight.
 */
const weights = (corners: ReadonlyArray<Point>): ReadonlyArray<number> => {
  const middle = corners.reduce((sum, [, latitude]) => sum + latitude, 0) / Math.max(1, corners.length)
  const distance = distanceBy(Math.cos((middle * Math.PI) / 180))
  const passes = new Map<string, number>()
  for (const corner of corners) passes.set(corner.join(), (passes.get(corner.join()) ?? 0) + 1)
  const isPassedAgain = (corner: Point): boolean => (passes.get(corner.join()) ?? 0) > 1
  const weight = corners.map((corner, at) =>
    at === 0 || isPassedAgain(corner) ? Number.POSITIVE_INFINITY : 0,
  )
  const spans: Array<Span> = [{ from: 0, to: corners.length, most: Number.POSITIVE_INFINITY }]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [start, end] = [corners[span.from], corners[span.to % corners.length]]
    let [farthest, away] = [-1, -1]
    for (let at = span.from + 1; at < span.to; at++) {
      const corner = corners[at]
      if (corner === undefined || start === undefined || end === undefined) continue
      const here = distance(corner, start, end)
      if (here > away) [farthest, away] = [at, here]
    }
    if (farthest < 0) continue
    const most = Math.min(span.most, away)
    weight[farthest] = Math.max(weight[farthest] ?? 0, most)
    spans.push({ from: span.from, to: farthest, most }, { from: farthest, to: span.to, most })
  }
  return weight
}

/**
 * Simplifies a closed line to at most `most` corners, in order. Keeps the corners whose removal would move the line the
 * farthest (Douglas-Peucker), and above all the ends of bridges to holes, which the line passes twice. A line with few
 * enough corners is unchanged. The result may cross itself where the line nearly did.
 */
export const simplifyRing = (corners: ReadonlyArray<Point>, most: number): ReadonlyArray<Point> => {
  if (corners.length <= most) return corners
  const weight = weights(corners)
  const kept = new Set(
    corners
      .map((_, at) => at)
      .toSorted((a, b) => (weight[b] ?? 0) - (weight[a] ?? 0) || a - b)
      .slice(0, most),
  )
  return corners.filter((_, at) => kept.has(at))
}
