import { Result, Schema } from "effect"
import { Point } from "../../definition/AreaShape.ts"
import type { ShapeTextRefusal } from "./ShapeFile.ts"

const isPoint = Schema.is(Point)

const NUMBER = /^-?\d+(\.\d+)?$/

const pointOf = (line: string): Point | null => {
  const cells = line.split(/[\s,;]+/).filter((cell) => cell !== "")
  const point = cells.map((cell) => (NUMBER.test(cell) ? Number(cell) : Number.NaN))
  return isPoint(point) ? point : null
}

/** Returns whether a first line is a heading, such as 'lng,lat' or 'longitude;latitude': it has no digits. */
const isHeading = (line: string): boolean => !/\d/.test(line)

/**
 * Parses the corners of a shape from lines of longitude and latitude, separated by a comma, a semicolon, or spaces. The
 * first line may contain headings; empty lines are ignored.
 */
export const parseCoordinateLines = (text: string): Result.Result<ReadonlyArray<Point>, ShapeTextRefusal> => {
  const points: Array<Point> = []
  const lines = text.split(/\r\n|\r|\n/)
  const first = lines.findIndex((line) => line.trim() !== "")
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "" || (at === first && isHeading(line))) continue
    const point = pointOf(line)
    if (point === null) return Result.fail({ _tag: "LineNotPoint", line: at + 1, text: line.trim() })
    points.push(point)
  }
  return points.length === 0 ? Result.fail({ _tag: "ShapeTextEmpty" }) : Result.succeed(points)
}
