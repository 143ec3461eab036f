import { Schema } from "effect"
import { Point } from "../../definition/AreaShape.ts"

const isPoint = Schema.is(Point)

const PAIR = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** Coordinates as people write them and maps copy them, latitude first: '41.88,-87.63'. null for any other text. */
export const writtenPoint = (text: string): Point | null => {
  const [, latitude, longitude] = PAIR.exec(text) ?? []
  const point = [Number(longitude), Number(latitude)]
  return latitude !== undefined && longitude !== undefined && isPoint(point) ? point : null
}
