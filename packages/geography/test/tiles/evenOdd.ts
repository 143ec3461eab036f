/** Longitude and latitude, or x and y. */
export type Position = readonly [number, number]

/**
 * Tells whether a point lies within rings by the even-odd rule: a ray to the east crosses their edges an odd number
 * of times. Written for tests only, independently of the project's own code.
 */
export const evenOdd = (rings: Iterable<ReadonlyArray<Position>>, [x, y]: Position): boolean => {
  let crossings = 0
  for (const ring of rings)
    ring.forEach(([fromX, fromY], at) => {
      const [toX, toY] = ring[(at + 1) % ring.length] ?? [fromX, fromY]
      const [lowX, lowY, highX, highY] = fromY <= toY ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY]
      if (y < lowY || y >= highY) return
      if (lowX + ((y - lowY) / (highY - lowY)) * (highX - lowX) > x) crossings++
    })
  return crossings % 2 === 1
}
