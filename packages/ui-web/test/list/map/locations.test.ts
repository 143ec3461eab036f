import { type LocationRow, decodeLocations } from "@listwright/domain/definition"
import { describe, expect, it } from "vitest"
import {
  shapeBounds,
  circleFeatures,
  centerFeatures,
  fileLocationRows,
} from "../../../src/list/map/shapeFeatures.ts"

/** The number of locations after which they start over, at 10 degrees east. */
const AROUND = 1_100

/** Locations a tenth of a degree apart, from 100 degrees west on. */
const fileOf = (locations: number, miles: number) => {
  const rows: ReadonlyArray<LocationRow> = decodeLocations(
    Array.from(
      { length: locations },
      (_, at) => [-100 + (at % AROUND) / 10, 40, miles, "KS", `Store ${at + 1}`] as const,
    ),
  )
  const area = {
    kind: "locations",
    file: "0".repeat(64),
    name: "stores.csv",
    locations,
    granularity: "standard",
    sameState: false,
    excluded: true,
  }
  return fileLocationRows([{ area: area as never, rows }])
}
const [west, east] = [-99.95, -98.95]
const VIEW = [west, 39, east, 41] as const

describe("the circles of a file", () => {
  it("are all drawn, wherever the map is, while they are not many", () => {
    const { features } = circleFeatures(fileOf(1_000, 2), VIEW)
    expect(features).toHaveLength(1_000)
    expect(features[0]?.properties).toEqual({ excluded: true })
  })

  it("are those that reach into the view where there are many", () => {
    // 2 miles are less than the twentieth of a degree between the edge and the next one; 20 reach over it, at both sides.
    expect(circleFeatures(fileOf(1_001, 2), VIEW).features).toHaveLength(10)
    const wide = circleFeatures(fileOf(1_001, 20), VIEW).features.length
    expect(wide).toBeGreaterThan(12)
    expect(wide).toBeLessThan(20)
  })

  it("are left out where these are too many as well: their middles are not", () => {
    const shown = fileOf(3_000, 5)
    expect(circleFeatures(shown, [-180, -90, 180, 90]).features).toEqual([])
    expect(centerFeatures(shown).features).toHaveLength(3_000)
    expect(centerFeatures(shown).features[2]?.properties).toEqual({ name: "Store 3", excluded: true })
  })

  it("are in view as a whole, however many there are", () => {
    const area = {} as never
    const rows = fileOf(10_000, 69).map(({ row }) => row)
    // 69 miles are a degree of latitude, and there 1.3 degrees of longitude.
    const bounds = shapeBounds([], [{ area, rows }]) ?? []
    expect(bounds.map((at) => at.toFixed(1))).toEqual(["-101.3", "39.0", "11.2", "41.0"])
  })
})
