import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { OutlinePart } from "../../src/outlines/ZipOutline.ts"
import { routeCells, type RouteSite } from "../../src/tiles/routeCells.ts"
import type { Shape } from "../../src/tiles/Shape.ts"
import { evenOdd, type Position } from "./evenOdd.ts"

const square = (west: number, south: number, side: number): OutlinePart[number] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
]

const site = (route: string, longitude: number, latitude: number, records = 20): RouteSite => ({
  route: `44101${route}`,
  longitude,
  latitude,
  records,
})

const ringsOf = ({ parts }: Shape): ReadonlyArray<ReadonlyArray<Position>> =>
  parts.flatMap(({ rings }) => rings.map((ring) => ring.map(([x = NaN, y = NaN]): Position => [x, y])))
const cellsAt = (cells: ReadonlyArray<Shape>, point: Position): ReadonlyArray<unknown> =>
  cells.filter((cell) => evenOdd(ringsOf(cell), point)).map(({ properties }) => properties["route"])

describe("the cells of carrier routes", () => {
  it("are the outline of the ZIP Code where it has one route", () => {
    const [cell] = routeCells("44101", [[square(0, 0, 1)]], [site("C001", 0.2, 0.3, 25)])
    expect(cell?.properties).toEqual({ route: "44101C001", zip: "44101", records: 25 })
    for (const point of [
      [0.01, 0.01],
      [0.99, 0.99],
      [0.5, 0.01],
    ] as const)
      expect(evenOdd(cell === undefined ? [] : ringsOf(cell), point)).toBe(true)
  })

  it("leave routes of fewer than 20 records to those around", () => {
    const cells = routeCells(
      "44101",
      [[square(0, 0, 1)]],
      [site("C001", 0.25, 0.5), site("C002", 0.75, 0.5, 19), site("C003", 0.9, 0.5)],
    )
    expect(cells.map(({ properties }) => properties["route"])).toEqual(["44101C001", "44101C003"])
    expect(cellsAt(cells, [0.75, 0.5])).toEqual(["44101C003"])
    expect(routeCells("44101", [[square(0, 0, 1)]], [site("C001", 0.5, 0.5, 19)])).toEqual([])
  })

  it("are none without an outline or a route, and one of two that lie at the same place", () => {
    expect(routeCells("44101", [], [site("C001", 0, 0)])).toEqual([])
    expect(routeCells("44101", [[square(0, 0, 1)]], [])).toEqual([])
    const same = routeCells("44101", [[square(0, 0, 1)]], [site("C001", 0.5, 0.5), site("C002", 0.5, 0.5)])
    expect(same).toHaveLength(1)
  })

  it("are whole where sites differ by a rounding error", () => {
    const sites = [
      site("C001", 0.01, 0.01),
      site("C002", 0.01, 0.47744024562760007),
      site("C003", 0.01, 0.010000000000000002),
    ]
    const cells = routeCells("44101", [[square(0, 0, 2)]], sites)
    expect(cellsAt(cells, [0.01, 0.243])).toEqual(["44101C001"])
    expect(cellsAt(cells, [0.015, 0.4])).toEqual(["44101C002"])
  })

  it("keep within their outline, its holes and parts, and share each place of it out to the nearest route", () => {
    const coordinate = fc.double({ min: 0.01, max: 2.99, noNaN: true })
    const parts: ReadonlyArray<OutlinePart> = [
      [square(0, 0, 2), square(0.7, 0.7, 0.5)],
      [
        [
          [2.1, 2.1],
          [2.9, 2.1],
          [2.5, 2.4],
          [2.9, 2.9],
          [2.1, 2.9],
        ],
      ],
    ]
    const outline = parts.flat()
    const narrow = Math.cos((1.45 * Math.PI) / 180)
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(coordinate, coordinate), { minLength: 20, maxLength: 20 }),
        (places, points) => {
          const sites = places.map(([x, y], at) => site(`C${String(at).padStart(3, "0")}`, x, y))
          const cells = routeCells("44101", parts, sites)
          for (const point of points) {
            const far = sites
              .map(({ latitude, longitude, route }) => ({
                route,
                far: Math.hypot((longitude - point[0]) * narrow, latitude - point[1]),
              }))
              .toSorted((a, b) => a.far - b.far)
            const [nearest, next] = far
            // On the line between two cells either may have it.
            if (next !== undefined && nearest !== undefined && next.far - nearest.far < 1e-6) continue
            expect(cellsAt(cells, point)).toEqual(evenOdd(outline, point) ? [nearest?.route] : [])
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
