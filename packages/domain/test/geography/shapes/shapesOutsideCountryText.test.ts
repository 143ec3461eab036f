import { DateTime } from "effect"
import { describe, expect, it } from "vitest"
import { listRefusal } from "../../../src/counting/listRefusal.ts"
import type { Area } from "../../../src/definition/Area.ts"
import type { Point } from "../../../src/definition/AreaShape.ts"
import { emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { ALL_AREAS_ENABLED } from "../../../src/geography/step/sourceAreaKinds.ts"
import { currentDatesAt } from "../../../src/suppression/chosenDays.ts"
import { exampleOf } from "../areaExamples.ts"

const site = { ...ALL_AREAS_ENABLED, sources: [{ listType: 10 }], readings: {} }
const todays = currentDatesAt(DateTime.makeUnsafe("2026-03-10T12:00:00Z"))
const refusal = (area: Area, held: ReadonlyArray<Area> | null = null) => {
  const definition = { ...emptyDefinition(10), areas: [area] }
  return listRefusal(definition, {
    site,
    todays,
    held: held === null ? null : { ...definition, areas: held },
  })
}

const polygon = (...points: ReadonlyArray<Point>): Area => ({ ...exampleOf.polygon, name: "North", points })
const abroad = polygon([2, 48], [2, 49], [3, 49])
const radius = (longitude: number, latitude: number, miles: number): Area => ({
  ...exampleOf.radius,
  name: "Here",
  longitude,
  latitude,
  miles,
})

describe("a list with a shape outside the country", () => {
  it.each<readonly [string, Area, string]>([
    ["a polygon", abroad, "North is outside the United States. Check the longitudes and latitudes"],
    ["one without its minus", polygon([87, 41], [87, 42], [88, 42]), "A minus sign is missing"],
    ["one with its latitudes first", polygon([41, -87], [42, -87], [42, -88]), "The latitudes come first."],
    ["a radius", radius(2.35, 48.86, 50), "is outside the United States."],
  ])("is refused, as a file is: %s", (_, area, text) => {
    expect(refusal(area)).toContain(text)
  })

  it("is taken where a part of it may lie in the country, or where the list held it before", () => {
    expect(refusal(exampleOf.polygon)).toBeNull()
    expect(refusal(exampleOf.radius)).toBeNull()
    // Across the border, and around a point in Mexico that reaches Texas.
    expect(refusal(polygon([-87, 48], [-87, 60], [-80, 60]))).toBeNull()
    expect(refusal(radius(-100.3, 25.7, 200))).toBeNull()
    expect(refusal(abroad, [abroad])).toBeNull()
  })
})
