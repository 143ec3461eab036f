import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Point } from "../../../src/definition/AreaShape.ts"
import { parsePolygonFile } from "../../../src/geography/shapes/parsePolygonFile.ts"
import { shapeFileNotice } from "../../../src/geography/shapes/ShapeFile.ts"
import { isPointInPolygon } from "../../../src/geography/shapes/isPointInPolygon.ts"
import { exampleOf } from "../areaExamples.ts"
import { originalMessage } from "../../../src/shared/wording/MessageText.ts"

const { points } = exampleOf.polygon
const closed = [...points, points[0]]
const polygon = { type: "Polygon", coordinates: [closed] }
const feature = { type: "Feature", properties: { name: "North" }, geometry: polygon }

const onlyOne = (asked: Parameters<typeof parsePolygonFile>[0]) =>
  Result.map(parsePolygonFile(asked), ([made]) => {
    if (made === undefined) throw new Error("it holds no polygon")
    return made
  })
const file = { listType: 10, name: "", granularity: "standard", mayBeSimplified: false } as const
const read = (text: string) => onlyOne({ ...file, text })
const json = (value: unknown) => read(JSON.stringify(value))
const refusalOf = (text: string) => shapeFileNotice(Result.getOrThrow(Result.flip(read(text)))).text

const circle = (corners: number): ReadonlyArray<Point> =>
  Array.from({ length: corners }, (_, n) => {
    const angle = (2 * Math.PI * n) / corners
    return [-90 + Math.cos(angle), 40 + Math.sin(angle)]
  })

describe("a file of a polygon", () => {
  it.each([
    polygon,
    feature,
    { type: "FeatureCollection", features: [feature] },
    { type: "MultiPolygon", coordinates: [[closed]] },
    { ...polygon, coordinates: [points] },
    { ...polygon, coordinates: [closed.map(([x, y]) => [x, y, 180.5])] },
  ])("may be GeoJSON: %#", (value) => {
    expect(json(value)).toEqual(Result.succeed({ area: exampleOf.polygon, simplifiedFrom: null }))
  })

  it.each([
    "-87.7,41.9\n-87.6,41.9\n-87.65,42\n",
    "lng,lat\r\n-87.7, 41.9\r\n-87.6, 41.9\r\n\r\n-87.65, 42\r\n-87.7, 41.9\r\n",
    "longitude;latitude\n-87.7;41.9\n-87.6;41.9\n-87.65;42",
    "\uFEFF\n-87.7\t41.9\n-87.6 41.9\n-87.65 42",
  ])("may be lines of longitude and latitude: %#", (text) => {
    expect(read(text)).toEqual(Result.succeed({ area: exampleOf.polygon, simplifiedFrom: null }))
  })

  it.each([
    ["", "The shape has no corners."],
    ["lng,lat\n", "The shape has no corners."],
    ['{"type": "Polygon"', "The shape isn't valid JSON: "],
    ["{}", "The shape isn't a GeoJSON polygon: type is missing"],
    [
      '{"type":"Point","coordinates":[1,2]}',
      "The shape contains a Point. It must be a Polygon, alone or as a Feature.",
    ],
    ['{"type":"Feature","geometry":null}', "The shape isn't a GeoJSON polygon: "],
    ['{"type":"FeatureCollection","features":[]}', "There are 0 shapes, but exactly one polygon is needed."],
    [
      JSON.stringify({ ...polygon, coordinates: [closed, closed] }),
      "Hole 1 isn't inside the polygon's outline, or it touches the outline or another hole. Move the hole or remove it.",
    ],
    ['{"type":"Polygon","coordinates":[]}', "The shape has no corners."],
    [
      '{"type":"Polygon","coordinates":[[[-87,41],[-87,141],[-86,41]]]}',
      "The shape isn't a GeoJSON polygon: coordinates.0.1.1: must be a latitude from -90 to 90 degrees",
    ],
    ["-87.7,41.9\n\n-87.6,x\n", "Line 3 ('-87.6,x') isn't a longitude and latitude, like -87.63,41.88."],
    ["-87.7,41.9,5\n", "Line 1 ('-87.7,41.9,5') isn't a longitude and latitude, like -87.63,41.88."],
    ["a\nb\n", "Line 2 ('b') isn't a longitude and latitude, like -87.63,41.88."],
    [
      "41.9,-87.7\n41.9,-87.6\n42,-87.65\n",
      "The latitudes come first. Put the longitude first, like -87.63,41.88.",
    ],
    ["-87.7,41.9\n-87.6,41.9\n-87.7,41.9\n", "A polygon needs at least 3 points."],
    [
      "0,40\n2,42\n2,40\n0,42\n",
      "The polygon's outline touches or crosses itself: segments 1 and 3 meet at 1,41 (longitude, latitude).",
    ],
    [
      "0,40\n2,40\n1,40\n1,41\n",
      "The polygon's outline touches or crosses itself: segments 1 and 2 meet at 1,40 (longitude, latitude).",
    ],
    [
      circle(501)
        .map(([x, y]) => `${x},${y}`)
        .join("\n"),
      "The shape has 501 corners, but a list allows at most 500. You can simplify it to that many.",
    ],
  ])("is refused with what is wrong: %#", (text, message) => {
    expect(originalMessage(refusalOf(text)).slice(0, message.length)).toBe(message)
  })

  it("is simplified when that is allowed, and keeps its form", () => {
    const text = circle(5_000)
      .map(([x, y]) => `${x},${y}`)
      .join("\n")
    const { area, simplifiedFrom } = Result.getOrThrow(onlyOne({ ...file, text, mayBeSimplified: true }))
    expect(simplifiedFrom).toBe(5_000)
    if (area.kind !== "polygon") throw new Error("It is no polygon.")
    expect(area.points).toHaveLength(500)
    const farthest = area.points.map(([x, y], at) => {
      const [nextX, nextY] = area.points[(at + 1) % area.points.length] ?? [x, y]
      return 1 - Math.hypot((x + nextX) / 2 + 90, (y + nextY) / 2 - 40)
    })
    expect(Math.max(...farthest)).toBeLessThan(0.0005)
  })

  it("is made up of what its source offers, and named after the file, never too long", () => {
    const made = onlyOne({
      ...file,
      text: JSON.stringify(polygon),
      name: "x".repeat(300),
      granularity: "carrierRoute",
    })
    expect(Result.getOrThrow(made).area).toMatchObject({
      name: "x".repeat(200),
      granularity: "carrierRoute",
    })
  })
})

/** Ways to spoil a valid polygon so that it's no longer one. */
const spoiled: ReadonlyArray<(ring: ReadonlyArray<Point>, at: number) => string> = [
  (ring, at) => JSON.stringify({ type: "Polygon", coordinates: [ring] }).slice(0, -1 - (at % 20)),
  (ring, at) => JSON.stringify({ type: ["Point", "LineString", "polygon", ""][at % 4], coordinates: [ring] }),
  (ring, at) => JSON.stringify({ type: "Polygon", coordinates: [ring.with(at % ring.length, [200, 0])] }),
  (ring, at) =>
    JSON.stringify({ type: "Polygon", coordinates: [ring.map((p, n) => (n === at % 3 ? p[0] : p))] }),
  (ring) => JSON.stringify({ type: "Polygon", coordinates: ring }),
  (ring) => JSON.stringify({ type: "Polygon", coordinates: [ring, ring] }),
  (ring, at) => JSON.stringify({ type: "Polygon", coordinates: [ring.slice(0, at % 3)] }),
  (ring) =>
    JSON.stringify({ type: "Polygon", coordinates: [[...ring.slice(0, 3), ring[1], ring[0], ring[2]]] }),
  (ring, at) => ring.map(([x, y], n) => (n === at % ring.length ? `${x}` : `${x},${y}`)).join("\n"),
  (ring, at) => ring.map(([x, y], n) => (n === 1 + (at % 2) ? `north` : `${x},${y}`)).join("\n"),
  (ring) => ring.map(([x, y]) => `${y},${x}`).join("\n"),
]

describe("a malformed file", () => {
  it("gets a message and makes no area, a thousand times", () => {
    const ring = fc.integer({ min: 3, max: 12 }).map(circle)
    fc.assert(
      fc.property(ring, fc.nat({ max: spoiled.length - 1 }), fc.nat(), (good, way, at) => {
        const text = spoiled[way]?.(good, at) ?? ""
        expect(originalMessage(refusalOf(text)).length).toBeGreaterThan(10)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe("the granularity of a file's polygon", () => {
  it.each([
    [10, "zip"],
    [50, "zip4"],
  ] as const)("is refused where list type %i does not offer %s", (listType, granularity) => {
    const made = onlyOne({ ...file, text: JSON.stringify(polygon), listType, granularity })
    expect(shapeFileNotice(Result.getOrThrow(Result.flip(made))).text).toBe(
      `List type ${listType} doesn't offer this granularity for a polygon.`,
    )
  })
})

describe("a file as programs save it", () => {
  const box = (west: number, south: number, east: number, north: number) => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const rings = (text: string) =>
    Result.map(parsePolygonFile({ ...file, name: "north", text }), (made) =>
      made.map(({ area }) => (area.kind === "polygon" ? [area.name, area.points] : [])),
    )

  it("of several parts is as many areas", () => {
    const parts = {
      type: "MultiPolygon",
      coordinates: [[box(-87.7, 41.88, -87.6, 41.96)], [box(-177, 51.5, -176, 52.2)]],
    }
    const found = Result.getOrThrow(rings(JSON.stringify(parts)))
    expect(found.map(([name]) => name)).toEqual(["north 1", "north 2"])
    const collection = { type: "FeatureCollection", features: [feature, { ...feature, geometry: parts }] }
    expect(Result.getOrThrow(rings(JSON.stringify(collection)))).toHaveLength(3)
  })

  it.each([
    ["to the east", box(172, 50, -165, 55)],
    ["to the west", box(-165, 50, 172, 55).toReversed()],
  ])("over 180 degrees is an area on each side: %s", (_, ring) => {
    const found = Result.getOrThrow(rings(JSON.stringify({ type: "Polygon", coordinates: [ring] })))
    const spans = found
      .map(([, points]) => {
        const xs = (points as ReadonlyArray<Point>).map(([x]) => x)
        return [Math.min(...xs), Math.max(...xs)]
      })
      .toSorted(([a = 0], [b = 0]) => a - b)
    expect(spans).toEqual([
      [-180, -165],
      [172, 180],
    ])
    const typed = Result.getOrThrow(rings(ring.map((corner) => corner.join(",")).join("\n")))
    expect(typed).toEqual(found)
  })

  it.each([
    [
      { ...polygon, crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::3857" } } },
      "The coordinates aren't in degrees (urn:ogc:def:crs:EPSG::3857); EPSG:3857 uses meters. Save the shape with longitude and latitude in degrees (EPSG:4326), for example with ogr2ogr -t_srs EPSG:4326.",
    ],
    [
      { type: "Polygon", coordinates: [box(-9_762_719, 5_143_020, -9_751_587, 5_154_989)] },
      "The coordinates aren't in degrees; EPSG:3857 uses meters. Save the shape with longitude and latitude in degrees (EPSG:4326), for example with ogr2ogr -t_srs EPSG:4326.",
    ],
    [
      { type: "Polygon", coordinates: [box(87.6, 41.88, 87.7, 41.96)] },
      "It is outside the United States. A minus sign is missing: longitudes west of Greenwich are negative, like -87.63,41.88.",
    ],
    [
      { type: "Polygon", coordinates: [box(-0.2, 51.4, 0.1, 51.6)] },
      "It is outside the United States. Check the longitudes and latitudes, like -87.63,41.88.",
    ],
  ])("in meters, or outside the country, is refused with what to do: %#", (value, text) => {
    expect(refusalOf(JSON.stringify(value))).toBe(text)
  })

  it("of another format is named", () => {
    expect(refusalOf('<?xml version="1.0"?>\n<gpx version="1.1"></gpx>')).toBe(
      "This looks like GPX. Save it as GeoJSON or KML, for example with ogr2ogr -f GeoJSON.",
    )
  })

  const kml = (...placemarks: ReadonlyArray<string>) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks.join("")}</Document></kml>`
  const boundary = (name: string, ring: ReadonlyArray<ReadonlyArray<number>>) =>
    `<${name}><LinearRing><coordinates>\n ${ring.map((corner) => [...corner, 0].join(",")).join("\n ")}\n</coordinates></LinearRing></${name}>`
  type Rings = ReadonlyArray<ReadonlyArray<ReadonlyArray<number>>>
  const placemark = (ring: Rings[number], ...holes: Rings) =>
    `<Placemark><name>North</name><Polygon><tessellate>1</tessellate>${boundary("outerBoundaryIs", ring)}${holes.map((hole) => boundary("innerBoundaryIs", hole)).join("")}</Polygon></Placemark>`

  it("may be KML, as Google Earth and My Maps save it", () => {
    expect(Result.getOrThrow(rings(kml(placemark(box(-87.7, 41.88, -87.6, 41.96)))))).toEqual(
      Result.getOrThrow(
        rings(JSON.stringify({ type: "Polygon", coordinates: [box(-87.7, 41.88, -87.6, 41.96)] })),
      ),
    )
    const two = kml(
      placemark(box(-87.7, 41.88, -87.6, 41.96)),
      "<!-- <Polygon> -->",
      placemark(box(-90, 40, -89, 41)),
    )
    expect(Result.getOrThrow(rings(two)).map(([name]) => name)).toEqual(["north 1", "north 2"])
    const donut = [box(-88, 41, -87, 42), box(-87.7, 41.4, -87.4, 41.7)] as const
    expect(Result.getOrThrow(rings(kml(placemark(...donut))))).toEqual(
      Result.getOrThrow(rings(JSON.stringify({ type: "Polygon", coordinates: donut }))),
    )
  })

  it.each([
    [
      kml("<Placemark><Point><coordinates>-87,41</coordinates></Point></Placemark>"),
      "The shape contains a Point. It must be a Polygon, alone or as a Feature.",
    ],
    [kml(), "There are 0 shapes, but exactly one polygon is needed."],
    [
      kml(
        placemark([
          [-87, 41],
          [-87, 141],
          [-86, 41],
        ]),
      ),
      "'-87,141,0' in the coordinates isn't a longitude and latitude, like -87.63,41.88.",
    ],
  ])("of KML without a polygon is refused with what is wrong: %#", (text, message) => {
    expect(refusalOf(text)).toBe(message)
  })

  it("with holes selects the outline without them, edges of holes included", () => {
    const donut = {
      type: "Polygon",
      coordinates: [
        box(-88, 41, -87, 42),
        box(-87.7, 41.4, -87.4, 41.7).toReversed(),
        box(-87.9, 41.4, -87.8, 41.5),
        box(-87.69, 41.75, -87.5, 41.9),
      ],
    }
    const [[, points] = []] = Result.getOrThrow(rings(JSON.stringify(donut)))
    const holds = (x: number, y: number) => isPointInPolygon([x, y], points as ReadonlyArray<Point>)
    expect([holds(-87.1, 41.1), holds(-87.75, 41.45), holds(-87.6, 41.72)]).toEqual([true, true, true])
    expect([holds(-87.5, 41.5), holds(-87.85, 41.45), holds(-87.6, 41.8), holds(-88.1, 41.5)]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([holds(-87.7, 41.5), holds(-88, 41.5)]).toEqual([true, true])
  })

  it.each([
    ["beside the outline", [box(-89, 41.4, -88.5, 41.7)], 1],
    ["across the outline", [box(-87.6, 41.4, -87.5, 41.7), box(-87.1, 41.4, -86.9, 41.7)], 2],
    ["within another hole", [box(-87.8, 41.2, -87.2, 41.8), box(-87.6, 41.4, -87.5, 41.5)], 2],
  ])("with a hole %s is refused by its number", (_, holes, hole) => {
    expect(
      refusalOf(JSON.stringify({ type: "Polygon", coordinates: [box(-88, 41, -87, 42), ...holes] })),
    ).toMatch(new RegExp(`^Hole ${hole} isn't inside the polygon's outline`))
  })
})
