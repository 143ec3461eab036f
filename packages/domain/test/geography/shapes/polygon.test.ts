import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Point } from "../../../src/definition/AreaShape.ts"
import { addPolygon, findPolygonAddress } from "../../../src/geography/shapes/polygonPage.ts"
import { POLYGON_LAYERS } from "../../../src/geography/granularityOptions.ts"
import {
  ADDRESS_ZOOM,
  allowsPolygon,
  MAP_CENTER,
  MAP_ZOOM,
  milesToMeters,
  METERS_PER_MILE,
  OUTLINE_ZOOM,
  MIN_POLYGON_ZOOM,
  showsOutlines,
} from "../../../src/geography/shapes/mapView.ts"
import { canStartPolygon, clearPolygon, startPolygon } from "../../../src/geography/shapes/polygonTool.ts"
import { exampleOf, holding, ofSource, textsOf } from "../areaExamples.ts"
import { placesWith } from "../places/placesStub.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const { points } = exampleOf.polygon
const drawn = { name: "", points, zoom: 9, granularity: "standard" } as const
const circle = (corners: number): ReadonlyArray<Point> =>
  Array.from({ length: corners }, (_, n) => {
    const angle = (2 * Math.PI * n) / corners
    return [Math.cos(angle) - 90, Math.sin(angle) + 40]
  })

describe("the polygon tool [ob4-polygon-start]", () => {
  it("draws once started, and then cannot be started again until it is cleared", () => {
    const started = startPolygon()
    expect(started).toEqual({ isDrawing: true, geoType: "polygon" })
    expect(canStartPolygon(started)).toBe(false)
    expect(clearPolygon()).toEqual({ isDrawing: false, geoType: "zip" })
    expect(canStartPolygon(clearPolygon())).toBe(true)
  })
})

describe("a drawn polygon [ob4-polygon-zoom] [ob5-polygon]", () => {
  it("switches the list to polygons", () => {
    const added = addPolygon(holding(exampleOf.zip), drawn)
    expect(added).toMatchObject({ added: [exampleOf.polygon], removed: [exampleOf.zip], warnings: [] })
  })

  it("stays next to an earlier one", () => {
    const more = { ...drawn, points: [...points.slice(0, 2), [0, 0] as const] }
    expect(addPolygon(holding(exampleOf.polygon), more).definition.areas).toHaveLength(2)
  })

  it("needs no closing point, nor counts a point twice", () => {
    const [first, second, third] = points
    const closed = { ...drawn, points: [first, first, second, second, third, first] }
    expect(addPolygon(holding(), closed).added).toEqual([exampleOf.polygon])
  })

  it("keeps corners that are directly above or next to each other", () => {
    const square = [
      [-88, 41],
      [-88, 42],
      [-87, 42],
      [-87, 41],
    ] as const
    expect(addPolygon(holding(), { ...drawn, points: square }).added).toMatchObject([{ points: square }])
  })

  it.each([
    [{ ...drawn, points: points.slice(0, 2) }, "A polygon needs at least 3 points."],
    [{ ...drawn, points: [...points.slice(0, 2), points[0]] }, "A polygon needs at least 3 points."],
    [{ ...drawn, points: [points[0]] }, "A polygon needs at least 3 points."],
    [{ ...drawn, points: [] }, "A polygon needs at least 3 points."],
    [
      {
        ...drawn,
        points: [
          [0, 0],
          [2, 2],
          [2, 0],
          [0, 1],
        ] as const,
      },
      "The polygon's outline touches or crosses itself: segments 1 and 3 meet at 0.666667,0.666667 (longitude, latitude).",
    ],
    [
      {
        ...drawn,
        points: [
          [0, 0],
          [0, 1],
          [1, 1],
        ] as const,
      },
      "The polygon is outside the United States.",
    ],
    [{ ...drawn, points: circle(501) }, "A polygon can have at most 500 points; this one has 501."],
  ])("case %# is cleared with a warning and leaves the list alone", (given, text) => {
    const before = holding(exampleOf.zip)
    const added = addPolygon(before, given)
    expect(added.definition).toBe(before)
    expect(textsOf(added.warnings)).toEqual([text])
    expect(added.alert).toBeNull()
  })

  it("is cleared with a warning of its own when the map is too far out, and leaves the list alone", () => {
    const before = holding(exampleOf.zip)
    expect(addPolygon(before, { ...drawn, zoom: 8.99 })).toEqual({
      definition: before,
      added: [],
      removed: [],
      warnings: [],
      isUsedUp: false,
      alert: {
        kind: "warning",
        title: "",
        durationMs: 5_000,
        text: TEXTS.zoomTooLow,
      },
    })
    expect(addPolygon(before, { ...drawn, zoom: 9 })).toMatchObject({
      added: [exampleOf.polygon],
      alert: null,
    })
  })

  it("may have 500 points", () => {
    expect(addPolygon(holding(), { ...drawn, points: circle(500) }).warnings).toEqual([])
  })

  it.each([
    [10, "zip4", "zip4"],
    [50, "zip4", "standard"],
    [10, "zip", "standard"],
  ] as const)("of list type %i asked for by %s is by %s", (listType, granularity, by) => {
    expect(addPolygon(ofSource(listType), { ...drawn, granularity }).added).toMatchObject([
      { granularity: by },
    ])
  })
})

describe("the address of the polygon page [ob5-polygon]", () => {
  const places = placesWith({
    searchAddress: (text) =>
      Effect.succeed(
        text === "shop"
          ? [
              {
                addressLine: "1 Main St",
                state: "IL",
                point: [-87.65, 41.92] as const,
                precision: "exact" as const,
              },
            ]
          : text === "nowhere"
            ? [{ addressLine: "Nowhere", state: "IL", point: null, precision: "exact" as const }]
            : [],
      ),
  })
  const find = (text: string) => Effect.runPromise(Effect.provide(findPolygonAddress(text), places))

  it("moves the map there", async () => {
    expect(await find(" shop ")).toEqual(Result.succeed({ center: [-87.65, 41.92], zoom: 12 }))
  })

  it.each([
    [" ", TEXTS.polygonAddressMissing],
    ["unheard of", TEXTS.noResultsForAddress],
    ["nowhere", TEXTS.noResultsForAddress],
  ])("'%s' moves nothing and says why", async (text, warning) => {
    const refused = Result.getOrThrow(Result.flip(await find(text)))
    expect(refused).toMatchObject({ kind: "warning", text: warning })
  })
})

describe("the map [ob9-map]", () => {
  it("starts over the whole country", () => {
    expect([MAP_ZOOM, MAP_CENTER, ADDRESS_ZOOM]).toEqual([4, [-95.7, 37.1], 12])
  })

  it("measures miles in meters", () => {
    expect(METERS_PER_MILE).toBe(1609.344)
    expect(milesToMeters(200)).toBeCloseTo(321_868.8, 6)
  })

  it.each([
    [7.9, false, false],
    [8, false, false],
    [8.01, true, false],
    [8.99, true, false],
    [9, true, true],
    [22, true, true],
  ])("at zoom %d shows outlines: %s [ob4-boundary-layer], draws polygons: %s", (zoom, outlines, polygons) => {
    expect([OUTLINE_ZOOM, MIN_POLYGON_ZOOM]).toEqual([8, 9])
    expect(showsOutlines(zoom)).toBe(outlines)
    expect(allowsPolygon(zoom)).toBe(polygons)
  })

  it("draws routes or ZIP Codes below a polygon", () => {
    expect(POLYGON_LAYERS).toEqual(["Carrier Routes", "ZIP Codes"])
  })
})
