interface Located {
  readonly latitude: number
  readonly longitude: number
}

/** The size of a search grid cell, in degrees. */
const CELL = 0.2
/** The number of neighbors considered; the point itself is one of them. */
const NEIGHBORS = 8
/** The maximum distance in degrees; farther neighbors count as this far. */
const FARTHEST = 1

const cellOf = (degrees: number): number => Math.floor(degrees / CELL)
const cellKey = (row: number, column: number): number => row * 10_000 + column

/** Inserts a value into an ascending list of the `NEIGHBORS` smallest numbers. */
const keepLeast = (least: Array<number>, value: number): void => {
  if (least.length === NEIGHBORS && value >= (least.at(-1) ?? 0)) return
  let at = least.length
  while (at > 0 && (least[at - 1] ?? 0) > value) at--
  least.splice(at, 0, value)
  if (least.length > NEIGHBORS) least.pop()
}

/**
 * Returns the density around each point: points per square degree (of latitude) within the distance of the
 * eighth-nearest. ZIP Codes are dense where people are.
 */
export const pointDensity = (points: ReadonlyArray<Located>): Float64Array => {
  const cells = Map.groupBy(points, (point) => cellKey(cellOf(point.latitude), cellOf(point.longitude)))
  return Float64Array.from(points, (point) => {
    const stretch = Math.cos((point.latitude * Math.PI) / 180)
    const [row, column] = [cellOf(point.latitude), cellOf(point.longitude)]
    const least: Array<number> = []
    for (let ring = 0; ring * CELL <= FARTHEST; ring++) {
      for (let y = -ring; y <= ring; y++) {
        const step = Math.abs(y) === ring ? 1 : Math.max(2 * ring, 1)
        for (let x = -ring; x <= ring; x += step) {
          for (const other of cells.get(cellKey(row + y, column + x)) ?? []) {
            const north = other.latitude - point.latitude
            const east = (other.longitude - point.longitude) * stretch
            keepLeast(least, north * north + east * east)
          }
        }
      }
      // Nothing in a farther ring can be nearer than the rings already looked at are wide.
      if (least.length === NEIGHBORS && (least.at(-1) ?? 0) <= (ring * CELL * stretch) ** 2) break
    }
    const eighth = least.length === NEIGHBORS ? (least.at(-1) ?? 0) : FARTHEST * FARTHEST
    return NEIGHBORS / (Math.PI * Math.min(Math.max(eighth, 1e-6), FARTHEST * FARTHEST))
  })
}
