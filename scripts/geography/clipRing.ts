import type { Point, Ring } from "./countyShapes.ts"

/** Above 0: the point lies to the left of the line from a to b. */
const sideOf = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax)

const cut = (ring: Ring, a: Point, b: Point): Ring => {
  const kept: Array<Point> = []
  let previous = ring.at(-1)
  for (const current of ring) {
    if (previous !== undefined) {
      const [before, now] = [sideOf(previous, a, b), sideOf(current, a, b)]
      if (before > 0 !== now > 0) {
        const part = before / (before - now)
        kept.push([
          previous[0] + part * (current[0] - previous[0]),
          previous[1] + part * (current[1] - previous[1]),
        ])
      }
      if (now > 0) kept.push(current)
    }
    previous = current
  }
  return kept
}

/**
 * The part of a ring within a convex one (Sutherland and Hodgman). What falls into pieces stays one ring, whose pieces
 * are joined along the edge of the convex one. Both are taken as closed, whichever way they turn; empty: no part is.
 */
export const clipRing = (ring: Ring, convex: Ring): Ring => {
  const corners = convex.filter(([x, y], at) => {
    const [before, above] = convex[at - 1] ?? []
    return x !== before || y !== above
  })
  const [a, b, c] = corners
  if (a === undefined || b === undefined || c === undefined) return []
  const turn = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? a
    return sum + x * nextY - nextX * y
  }, 0)
  const leftwards = turn > 0 ? corners : corners.toReversed()
  return leftwards.reduce<Ring>(
    (left, corner, at) => cut(left, corner, leftwards[(at + 1) % leftwards.length] ?? corner),
    ring,
  )
}
