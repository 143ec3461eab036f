import { DuckDBInstance } from "@duckdb/node-api"
import { distanceMiles } from "@listwright/domain/counting"
import { isPointInPolygon } from "@listwright/domain/geography"
import type { Point } from "@listwright/domain/definition"
import fc from "fast-check"
import { assert, describe, it } from "vitest"
import { distanceSql } from "../../src/sql/areas/distanceSql.ts"
import { doubleLiteral } from "../../src/sql/areas/doubleLiteral.ts"
import { polygonSql } from "../../src/sql/areas/polygonSql.ts"

const place = { longitude: "LONGITUDE", latitude: "LATITUDE" }

/** Evaluates an expression at each point. */
const asked = async (expression: string, points: ReadonlyArray<Point>): Promise<ReadonlyArray<unknown>> => {
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  const rows = points.map(([east, north], at) => `(${at}, ${doubleLiteral(east)}, ${doubleLiteral(north)})`)
  const result = await connection.runAndReadAll(
    `SELECT ${expression} FROM (VALUES ${rows.join(", ")}) AS points(NUMBER, LONGITUDE, LATITUDE) ORDER BY NUMBER`,
  )
  connection.closeSync()
  instance.closeSync()
  return result.getRows().map(([value]) => value)
}

const anyPoint = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
)
/** Whole degrees, so that points lie on corners, on edges, and level with both. */
const gridPoint = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }))

describe("Shapes in SQL", () => {
  it("reckon distances as the rule does, but for the last bits", async () => {
    const property = fc.asyncProperty(
      anyPoint,
      fc.array(anyPoint, { minLength: 20, maxLength: 60 }),
      async (center, points) => {
        const miles = await asked(distanceSql(center, place), [...points, center])
        for (const [at, point] of [...points, center].entries()) {
          const expected = distanceMiles(center, point)
          const difference = Math.abs(Number(miles[at]) - expected)
          // Where the chord is all but a diameter, the arcsine makes more of its last bit.
          assert.isAtMost(
            difference,
            expected > 12_000 ? 1e-3 : expected * 1e-12,
            `${center.join()} to ${point.join()}`,
          )
        }
      },
    )
    await fc.assert(property, { numRuns: 40 })
  })

  it("hold what the even-odd rule holds, corners and edges too", async () => {
    const points: Array<Point> = []
    for (let x = -4.5; x <= 4.5; x += 0.5) for (let y = -4.5; y <= 4.5; y += 0.5) points.push([x, y])
    const seen = { in: 0, out: 0 }
    const property = fc.asyncProperty(
      fc.array(gridPoint, { minLength: 3, maxLength: 12 }),
      async (corners) => {
        const held = await asked(polygonSql(corners, place), points)
        const expected = points.map((point) => isPointInPolygon(point, corners))
        assert.deepStrictEqual(held, expected)
        for (const within of expected) seen[within ? "in" : "out"]++
      },
    )
    await fc.assert(property, { numRuns: 60 })
    assert.isAbove(seen.in, 500)
    assert.isAbove(seen.out, 500)
  })

  it("hold a polygon of 500 corners", async () => {
    const corners = Array.from({ length: 500 }, (_, at): Point => {
      const [angle, away] = [(at / 500) * 2 * Math.PI, 1 + 0.5 * (at % 2)]
      return [-87.6 + away * Math.cos(angle), 41.9 + away * Math.sin(angle)]
    })
    const points = Array.from({ length: 400 }, (_, at): Point => [
      -89.4 + (at % 20) * 0.18,
      40.2 + Math.floor(at / 20) * 0.18,
    ])
    const expected = points.map((point) => isPointInPolygon(point, corners))
    assert.isTrue(expected.includes(true) && expected.includes(false))
    assert.deepStrictEqual(await asked(polygonSql(corners, place), points), expected)
  })
})
