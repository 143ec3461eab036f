import type { Point } from "../../definition/AreaShape.ts"
import { unwrapLongitude } from "../../shared/longitudes.ts"

type Ring = ReadonlyArray<Point>

/** Returns the part of a ring on one side of a meridian; where the ring was cut, its line follows the meridian. */
const beside = (ring: Ring, meridian: number, isIn: (longitude: number) => boolean): Ring =>
  ring.flatMap((point, at): ReadonlyArray<Point> => {
    const next = ring[(at + 1) % ring.length] ?? point
    const own = isIn(point[0]) ? [point] : []
    if (isIn(point[0]) === isIn(next[0])) return own
    const part = (meridian - point[0]) / (next[0] - point[0])
    return [...own, [meridian, point[1] + part * (next[1] - point[1])]]
  })

/**
 * Cuts a ring into parts that each lie on one side of 180 degrees. Corners more than 180 degrees apart are connected
 * the short way, since a line from 172 to -165 is meant to cross the Aleutians. A ring entirely on one side is returned
 * unchanged.
 */
export const splitRingAtAntimeridian = (ring: Ring): ReadonlyArray<Ring> => {
  if (ring.every(([east], at) => Math.abs(east - (ring[(at + 1) % ring.length]?.[0] ?? east)) <= 180))
    return [ring]
  const turned: Array<Point> = []
  for (const [east, north] of ring) turned.push([unwrapLongitude(east, turned.at(-1)?.[0] ?? east), north])
  const longitudes = turned.map(([east]) => east)
  const meridian = Math.max(...longitudes) > 180 ? 180 : -180
  const west = beside(turned, meridian, (east) => east <= meridian)
  const east = beside(turned, meridian, (longitude) => longitude >= meridian)
  const back = (part: Ring, by: number): Ring => part.map(([longitude, north]) => [longitude + by, north])
  return meridian === 180 ? [west, back(east, -360)] : [back(west, 360), east]
}
