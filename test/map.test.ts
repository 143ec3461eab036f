import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isPointInPolygon } from "@listwright/domain/geography"
import type { Page } from "@playwright/test"
import { beforeEach, expect, test } from "vitest"
import { findings } from "./axe.ts"
import { newLists, type OpenList } from "./newLists.ts"
import {
  drawnOnMap,
  isDrawnOnMap,
  mapAtRest,
  mapIntoView,
  paintOnMap,
  placeOnMap,
  pressOnMap,
  sceneOfMap,
  shadesOnMap,
  showOnMap,
} from "./onMap.ts"
import { ledgerCount, makeList } from "./walk.ts"

/** Maps: what is drawn, dragged and chosen on them is the list, and what they show is read from their layers. */

type Point = readonly [longitude: number, latitude: number]
type Areas = ReadonlyArray<Readonly<Record<string, unknown>>>

let page: Page
let opened: OpenList
/** The areas that the page saved last. */
let saved: Areas = []

newLists(
  "power",
  (list) => {
    opened = list
    page = list.page
  },
  {
    hasMaps: true,
    watch: (watched) => {
      saved = []
      watched.on("request", (request) => {
        const { pathname } = new URL(request.url())
        if (request.method() === "PUT" && pathname.startsWith("/api/v1/drafts/"))
          saved = request.postDataJSON().definition.areas
      })
    },
  },
)
// Software draws slowly.
beforeEach(() => page.setDefaultTimeout(30_000))

/** Returns the corners of the polygon that was saved last; empty if there isn't one. */
const pointsSaved = (): ReadonlyArray<Point> => (saved[0]?.["points"] ?? []) as ReadonlyArray<Point>

interface Moving {
  readonly on: (event: "move" | "moveend", then: () => void) => void
}

/** A quadrilateral in Chicago. */
const CORNERS: ReadonlyArray<Point> = [
  [-87.72, 41.96],
  [-87.66, 41.965],
  [-87.65, 41.9],
  [-87.71, 41.89],
]
const CHICAGO: Point = [-87.68, 41.93]
const CITY_ZOOM = 10

const press = (name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click()
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" })

/** Goes to a page of the list that is open. */
const openAreaPage = async (tab: string): Promise<void> => {
  await page.goto(`${opened.url}/order/10/geo/${tab}`)
  await mapAtRest(page)
  await mapIntoView(page)
}

const listWith = async (areas: Areas): Promise<void> => {
  const id = await makeList(page, opened.url, { areas })
  await page.goto(`${opened.url}/order/10/geo?SessionId=${id}`)
  await page.getByRole("region", { name: "Chosen areas" }).waitFor()
}

const circle = (name: string, longitude: number, latitude: number, miles: number) => ({
  kind: "radius",
  name,
  longitude,
  latitude,
  miles,
  withinState: null,
  granularity: "standard",
  excluded: false,
})

/** A second press within a moment is the second half of a double click, which only time can tell. */
const betweenPresses = () => page.waitForTimeout(350)

/** Presses a corner of a polygon, and waits until it is one. */
const setCorner = async (corner: Point, corners: number): Promise<void> => {
  await pressOnMap(page, corner)
  await page.getByText(new RegExp(`^${corners} corners? so far`)).waitFor()
  await betweenPresses()
}

/** A place that is not known, in the file of places. */
const NOWHERE = 0x7fffffff

/** Records in the universe within a line, by testing the place of each by itself; nothing of the engine takes part. */
const recordsWithin = (line: ReadonlyArray<Point>): number => {
  const file = readFileSync(join(opened.data, "universes/10/places/points"))
  const places = new Int32Array(file.buffer, file.byteOffset, file.length / 4)
  let within = 0
  for (let at = 0; at < places.length; at += 2) {
    const [x = NOWHERE, y = NOWHERE] = [places[at], places[at + 1]]
    if (x !== NOWHERE && isPointInPolygon([x / 1e7, y / 1e7], line)) within++
  }
  return within
}

test("a polygon that is drawn by mouse counts what every record by itself does", async () => {
  await openAreaPage("polygon")
  await showOnMap(page, CHICAGO, CITY_ZOOM)
  await press("Start")
  expect(await button("Start").isDisabled()).toBe(true)
  for (const [at, corner] of CORNERS.entries()) await setCorner(corner, at + 1)
  const [first] = CORNERS
  if (first !== undefined) await pressOnMap(page, first)
  await button(/^Center of polygon/).waitFor()
  await expect.poll(() => saved.length).toBe(1)
  const [drawn] = saved
  const points = drawn?.["points"] as ReadonlyArray<Point>
  expect(drawn).toMatchObject({ kind: "polygon", granularity: "standard", excluded: false })
  expect(points).toHaveLength(CORNERS.length)
  // To a pixel or two of what was pressed, whichever way around.
  for (const [x, y] of CORNERS) {
    const nearest = Math.min(...points.map(([east, north]) => Math.hypot(east - x, north - y)))
    expect(nearest).toBeLessThan(0.004)
  }
  const truth = recordsWithin(points)
  expect(truth).toBeGreaterThan(100)
  await expect.poll(() => ledgerCount(page)).toBe(truth)
  await mapAtRest(page)
  expect(await drawnOnMap(page, "shape-chosen-fill", "excluded")).toEqual(["false"])

  // It is drawn once, so a corner that is dragged is one of the list, and no stray one of the next.
  expect(await button("Start").isEnabled()).toBe(true)
  const east = points.reduce((best, [x], at) => (x > (points[best]?.[0] ?? -180) ? at : best), 0)
  const corner = await button(`polygon 1, corner ${east + 1} of 4`).boundingBox()
  const middle = {
    x: (corner?.x ?? 0) + (corner?.width ?? 0) / 2,
    y: (corner?.y ?? 0) + (corner?.height ?? 0) / 2,
  }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 40, middle.y + 10, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => pointsSaved()[east]?.[0]).toBeGreaterThan((points[east]?.[0] ?? 0) + 0.01)
  expect(await page.getByText(/corners? so far/).count()).toBe(0)
  const wider = recordsWithin(pointsSaved())
  expect(wider).toBeGreaterThan(truth)
  await expect.poll(() => ledgerCount(page)).toBe(wider)

  // Clear takes the polygons away, and Undo brings them back.
  await page.getByRole("region", { name: "Draw on the map" }).getByRole("button", { name: "Clear" }).click()
  await page.getByText("No areas chosen yet").waitFor()
  expect(await button("Start").isEnabled()).toBe(true)
  await press(/^Undo: /)
  await expect.poll(() => ledgerCount(page)).toBe(wider)
}, 180_000)

test("the page of polygons goes to an address, and draws from zoom 9 on", async () => {
  await openAreaPage("polygon")
  // Zoom 4 of maps that are 256 pixels wide at zoom 0, which is 3 of the renderer's.
  const start = await sceneOfMap(page)
  expect([start.zoom, ...start.center.map((degrees) => Number(degrees.toFixed(4)))]).toEqual([3, -95.7, 37.1])
  await press("Start")
  const tooFar = page.getByRole("alert").filter({
    hasText:
      "Zoom in to draw a polygon. To select a larger region, choose a radius, SCF Codes, ZIP Codes or counties.",
  })
  await tooFar.waitFor()
  expect(await button("Start").isEnabled()).toBe(true)
  await tooFar.getByRole("button", { name: "Zoom in" }).click()
  await tooFar.waitFor({ state: "detached" })
  await expect.poll(async () => (await sceneOfMap(page)).zoom).toBe(8)
  const address = page.getByLabel("Go to an address or ZIP Code")
  await press("Go")
  await page.getByText("Enter an address.").waitFor()
  await address.fill("nowhere at all")
  await press("Go")
  await page.getByText("No place matches this address. Check it and try again.").waitFor()
  expect(await address.inputValue()).toBe("nowhere at all")
  await address.fill("45402")
  await press("Go")
  // Zoom 12 of maps that are 256 pixels wide at zoom 0.
  await expect.poll(async () => (await sceneOfMap(page)).zoom).toBe(11)
  const { center } = await sceneOfMap(page)
  expect(center[0]).toBeCloseTo(-84.2, 0)

  // Zoomed out in the middle of it, what is drawn is cleared, with the same words.
  await press("Start")
  const three: ReadonlyArray<Point> = [
    [-84.25, 39.76],
    [-84.15, 39.77],
    [-84.2, 39.72],
  ]
  for (const [at, corner] of three.entries()) await setCorner(corner, at + 1)
  await showOnMap(page, [-84.2, 39.75], 7)
  await press("Finish")
  await tooFar.waitFor()
  expect(saved).toEqual([])
}, 120_000)

test("a shape is drawn and changed without a pointer", async () => {
  await openAreaPage("polygon")
  await showOnMap(page, CHICAGO, CITY_ZOOM)
  await press("Start")
  for (const corner of CORNERS.slice(0, 3)) {
    await showOnMap(page, corner, CITY_ZOOM)
    await button("Set a corner").press("Enter")
  }
  await button("Finish").press("Enter")
  await expect.poll(() => saved[0]?.["points"]).toHaveLength(3)
  const before = pointsSaved()
  await button("polygon 1, corner 1 of 3").press("ArrowLeft")
  await expect.poll(() => pointsSaved()[0]?.[0]).toBeLessThan(before[0]?.[0] ?? NaN)
  await button("polygon 1, new corner after corner 1").press("ArrowUp")
  await expect.poll(() => saved[0]?.["points"]).toHaveLength(4)
  await button("polygon 1, corner 2 of 4").press("Delete")
  await expect.poll(() => saved[0]?.["points"]).toHaveLength(3)
  // So near that no two grips are in each other's way.
  await showOnMap(page, CHICAGO, CITY_ZOOM + 1)
  expect(await findings(page, "corners")).toEqual([])
}, 120_000)

test("the corners of a polygon that was added are typed, and what makes no shape says why and stays", async () => {
  const polygon = {
    kind: "polygon",
    name: "North Side",
    points: CORNERS,
    granularity: "standard",
    excluded: false,
  }
  await listWith([polygon])
  await openAreaPage("polygon")
  await button(/^Show on map .*North Side/).click()
  const corners = page.getByRole("textbox", { name: "Corners of North Side" })
  expect((await corners.inputValue()).split("\n")).toEqual(CORNERS.map(([x, y]) => `${x}, ${y}`))
  const crossed = [CORNERS[0], CORNERS[2], CORNERS[1], CORNERS[3]].map((corner) => corner?.join(", "))
  await corners.fill(crossed.join("\n"))
  await press("Change")
  await page.getByText(/^The polygon's outline touches or crosses itself: segments 1 and 3/).waitFor()
  expect(await corners.inputValue()).toBe(crossed.join("\n"))
  expect(await findings(page, "corners with a problem")).toEqual([])
  const three = CORNERS.slice(0, 3)
  await corners.fill(three.map((corner) => corner.join(", ")).join("\n"))
  await press("Change")
  await expect.poll(pointsSaved).toEqual(three)
  await button("North Side, corner 3 of 3").waitFor()
  await expect.poll(() => ledgerCount(page)).toBe(recordsWithin(three))
}, 120_000)

const LOCATIONS = `Keycode,Address,City,State,ZIP,Distance in miles
Dayton store,1 Main St,Dayton,OH,45402,5
Chicago store,2000 N Clark St,Chicago,IL,60614,5
`

/** Uploads a file of locations for the list that is open; the area that it makes. */
const uploadLocations = async (csv: string) => {
  const file = { name: "stores.csv", mimeType: "text/csv", buffer: Buffer.from(csv) }
  const sent = await page.request.post(`${opened.url}/Common/ExcelUploader.ashx`, { multipart: { file } })
  const FilePath = (await sent.json()).d.DataSource.TargetFile
  const data = { FilePath, type: 1 }
  const located = await page.request.post(`${opened.url}/PlaceOrder.aspx/GetAddressByFile2`, { data })
  const { Hash, Locations, Name } = (await located.json()).d.DataSource.LocationFile
  const granularity = "standard"
  return {
    kind: "locations",
    file: Hash,
    name: Name,
    locations: Locations,
    granularity,
    sameState: false,
    excluded: false,
  }
}

test("the circles of a file are drawn, in view, with their names, and on the review too", async () => {
  const stores = await uploadLocations(LOCATIONS)
  await page.route("**/api/v1/locations/*", (route) => route.abort())
  await listWith([stores])
  await openAreaPage("radius")
  // Without its locations the page says so, and the list is what it was.
  await page.getByText("We couldn't load the locations in your file.").waitFor()
  await page.unroute("**/api/v1/locations/*")
  await press("Try again")
  await expect
    .poll(() => drawnOnMap(page, "location-chosen-middle", "name"))
    .toEqual(["Chicago store", "Dayton store"])
  // The map is on its way there when they are drawn.
  await expect.poll(async () => (await sceneOfMap(page)).zoom).toBeGreaterThan(5)
  await mapAtRest(page)
  expect(await drawnOnMap(page, "location-chosen-fill", "excluded")).toEqual(["false"])
  expect(await findings(page, "a map of a file")).toEqual([])

  const id = await makeList(page, opened.url, { areas: [stores] })
  await page.goto(`${opened.url}/order/10/summary?SessionId=${id}`)
  await mapAtRest(page)
  await expect
    .poll(() => drawnOnMap(page, "location-chosen-middle", "name"))
    .toEqual(["Chicago store", "Dayton store"])
  await page
    .getByRole("region", { name: "Address Information" })
    .getByRole("button", { name: /^2 locations from stores.csv/ })
    .waitFor()
}, 120_000)

test("a circle is drawn, moved and resized, and the ledger shows what it would come to", async () => {
  await openAreaPage("radius")
  await showOnMap(page, CHICAGO, CITY_ZOOM)
  await press("Draw a circle")
  await pressOnMap(page, CHICAGO)
  const edge = await placeOnMap(page, [-87.64, 41.93])
  await page.mouse.move(edge.x, edge.y, { steps: 4 })
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => saved[0]).toMatchObject({ kind: "radius" })
  const [drawn] = saved
  expect(drawn?.["longitude"]).toBeCloseTo(CHICAGO[0], 2)
  expect(drawn?.["latitude"]).toBeCloseTo(CHICAGO[1], 2)
  // 0.04 degrees of longitude at 42 degrees north.
  expect(drawn?.["miles"]).toBeCloseTo(2.06, 0)
  await mapAtRest(page)
  await expect.poll(() => ledgerCount(page)).toBeGreaterThan(0)
  const before = await ledgerCount(page)

  const grip = button(/^Radius of/)
  await mapIntoView(page)
  const box = await grip.boundingBox()
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 60, at.y, { steps: 6 })
  const ghost = page.locator("[data-ghost]").first()
  await ghost.waitFor()
  const then = Number((await ghost.innerText()).replaceAll(/[^0-9]/g, ""))
  expect(then).toBeGreaterThan(before)
  // Nothing is saved before it is let go.
  expect(saved[0]).toEqual(drawn)
  await page.mouse.up()
  await expect.poll(() => ledgerCount(page)).toBe(then)
  expect(saved[0]?.["miles"]).toBeGreaterThan(Number(drawn?.["miles"]))

  // The same in its field.
  const field = page.getByLabel(/^Radius of .* in miles$/)
  await field.fill("nine")
  await press("Change")
  await page.getByText("Enter an address, and a radius or quantity above 0.").waitFor()
  expect(await field.inputValue()).toBe("nine")
  await field.fill("2.5")
  await press("Change")
  await expect.poll(() => saved[0]?.["miles"]).toBe(2.5)
  await button("Radius of 41.93, -87.68, 2.5 mi")
    .or(button(/^Radius of .*, 2\.5 mi$/))
    .waitFor()

  await button(/^Center of/).press("Shift+ArrowUp")
  await expect.poll(() => saved[0]?.["latitude"]).toBeGreaterThan(Number(drawn?.["latitude"]))
  expect(saved[0]?.["name"]).toMatch(/ \(moved\)$/)
  expect(await findings(page, "circle")).toEqual([])
}, 120_000)

test("a circle that is typed comes into view, and what is dragged to sea goes back", async () => {
  await openAreaPage("radius")
  await page.getByLabel("Address, ZIP Code or coordinates").fill("33139")
  await page.getByLabel("Radius in miles").fill("20")
  await press("Add")
  await expect.poll(async () => Math.round((await sceneOfMap(page)).center[0])).toBe(-80)
  await mapAtRest(page)
  await mapIntoView(page)
  expect(await drawnOnMap(page, "shape-chosen-edge", "excluded")).toEqual(["false"])
  const middle = button(/^Center of/)
  await showOnMap(page, [-78, 25.5], 5)
  const box = await middle.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 14, (box?.y ?? 0) + 14)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 140, (box?.y ?? 0) + 14, { steps: 6 })
  await page.mouse.up()
  await page.getByText("No place matches this address. Check it and try again.").waitFor()
  await expect
    .poll(async () => Math.round((await middle.boundingBox())?.x ?? 0))
    .toBe(Math.round(box?.x ?? 0))
  expect(saved[0]?.["longitude"]).toBeCloseTo(-80.14, 1)
}, 120_000)

test("ZIP Codes are chosen on the map and in the table beside it alike", async () => {
  await openAreaPage("zipSelectMap")
  await press("Find on map")
  await page.getByText("Enter a ZIP Code or an address.").waitFor()
  await page.getByLabel("ZIP Code or address").fill("60614")
  await press("Find on map")
  await page.getByText("Enter a radius.").waitFor()
  await page.getByLabel("Radius in miles").fill("near")
  await press("Find on map")
  await page.getByText("The radius must be a number.").waitFor()
  expect(await page.getByLabel("Radius in miles").inputValue()).toBe("near")
  await page.getByLabel("Radius in miles").fill("2")
  await press("Find on map")
  await page.getByText(/ZIP Codes are at least partly within 2 mi/).waitFor()
  await mapAtRest(page)
  await mapIntoView(page)
  expect(await drawnOnMap(page, "zip-shades", "zip")).toContain("60614")

  // A press selects, another one takes it out.
  const inTable = page.getByRole("checkbox", { name: "ZIP Code 60614" })
  await pressOnMap(page, [-87.653, 41.923])
  await expect.poll(() => saved).toEqual([{ kind: "zip", zip: "60614", excluded: false }])
  expect(await inTable.isChecked()).toBe(true)
  await mapAtRest(page)
  expect(await drawnOnMap(page, "zip-chosen-fill", "zip")).toEqual(["60614"])
  await pressOnMap(page, [-87.653, 41.923])
  await expect.poll(() => saved).toEqual([])
  expect(await inTable.isChecked()).toBe(false)
  await inTable.press("Space")
  await expect.poll(() => saved).toEqual([{ kind: "zip", zip: "60614", excluded: false }])
  await mapAtRest(page)
  expect(await drawnOnMap(page, "zip-chosen-fill", "zip")).toEqual(["60614"])
  await page.getByText("ZIP Code outlines are approximate.").waitFor()
  expect(await findings(page, "ZIP map")).toEqual([])

  // All of the circle at once; with 15 the map makes room for the list, and one Undo brings it back.
  await page.getByLabel("Radius in miles").fill("4")
  await press("Find on map")
  await page.getByText(/ZIP Codes are at least partly within 4 mi/).waitFor()
  await press(/^Choose all/)
  await page.getByText(/The map works with lists of fewer than 15 ZIP Codes/).waitFor()
  expect(saved.length).toBeGreaterThanOrEqual(15)
  await press(/^Undo: /)
  await mapAtRest(page)
}, 180_000)

test("carrier routes show in place of ZIP Codes while polygons are drawn", async () => {
  await openAreaPage("polygon")
  await page.getByRole("radio", { name: "Carrier Routes" }).check()
  await page
    .getByText("Carrier routes are shown as approximate cells with at least 20 records each.")
    .waitFor()
  await showOnMap(page, [-87.653, 41.923], 12)
  const routes = await drawnOnMap(page, "route-lines", "route")
  expect(routes.length).toBeGreaterThan(0)
  for (const route of routes) expect(route).toMatch(/^606\d\d[BCGHR]\d{3}$/)
  for (const records of await drawnOnMap(page, "route-lines", "records"))
    expect(Number(records)).toBeGreaterThanOrEqual(20)
  await page.getByRole("radio", { name: "ZIP Codes" }).check()
  await mapAtRest(page)
  expect(await drawnOnMap(page, "route-lines", "route")).toEqual([])
}, 120_000)

test("the map of ZIP Codes is for lists of them alone", async () => {
  await listWith([circle("Shop", -87.65, 41.92, 3)])
  await page.goto(`${opened.url}/order/10/geo/zipSelectMap`)
  await page.getByText(/The map works only with lists of plain ZIP Codes/).waitFor()
  expect(await page.locator(".list-map").count()).toBe(0)
})

test("the review shows the counted circles on a map, and pans to an address at zoom 12", async () => {
  const areas = [circle("Dayton store", -84.19, 39.76, 5), circle("Chicago store", -87.65, 41.92, 5)]
  const id = await makeList(page, opened.url, { areas })
  await page.goto(`${opened.url}/order/10/summary?SessionId=${id}`)
  await mapAtRest(page)
  expect(await drawnOnMap(page, "shape-chosen-fill", "name")).toEqual(["Chicago store", "Dayton store"])
  const information = page.getByRole("region", { name: "Address Information" })
  await information.getByText("Radius: 5 mi").first().waitFor()
  await information.getByRole("button", { name: /^Dayton store/ }).click()
  await expect.poll(async () => (await sceneOfMap(page)).zoom).toBe(11)
  const { center } = await sceneOfMap(page)
  expect(center[0]).toBeCloseTo(-84.19, 3)
  expect(center[1]).toBeCloseTo(39.76, 3)
  expect(await findings(page, "review map")).toEqual([])
}, 120_000)

test("the map goes at once where motion is unwanted", async () => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await listWith([circle("Dayton store", -84.19, 39.76, 5), circle("Chicago store", -87.65, 41.92, 5)])
  await openAreaPage("radius")
  const moved = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const map = document.querySelector<Element & { readonly listMap?: Moving }>(".list-map")?.listMap
        let moves = 0
        map?.on("move", () => moves++)
        map?.on("moveend", () => resolve(moves))
      }),
  )
  await button(/^Show on map .*Dayton store/).click()
  expect(await moved).toBe(1)
}, 120_000)

test("the map keeps its own colors where the system forces others", async () => {
  await page.emulateMedia({ forcedColors: "active" })
  await openAreaPage("radius")
  const [land, water, names] = await paintOnMap(page, [
    ["land", "fill-color"],
    ["water", "background-color"],
    ["city-labels", "text-color"],
  ])
  expect(new Set([land, water, names]).size).toBe(3)
}, 120_000)

test("the list beside the map shows its areas on it", async () => {
  const areas = [circle("Dayton store", -84.19, 39.76, 5), circle("Chicago store", -87.65, 41.92, 5)]
  await listWith(areas)
  await openAreaPage("radius")
  await button(/^Show on map .*Dayton store/).click()
  await expect.poll(async () => Math.round((await sceneOfMap(page)).center[0] * 10) / 10).toBe(-84.2)
  await button("Radius of Dayton store, 5 mi").waitFor()
}, 120_000)

test("outlines are shaded by the records of the audience, and say what they would add", async () => {
  await openAreaPage("zipSelectMap")
  // States at first.
  await expect.poll(() => shadesOnMap(page, "state-shades", "code")).toMatchObject({ TX: 4, WY: 0 })
  await page.getByText("Records by state").waitFor()
  await showOnMap(page, CHICAGO, 6)
  await page.getByText("Records by county").waitFor()
  await expect.poll(() => shadesOnMap(page, "county-shades", "fips")).toMatchObject({ "17031": 4 })
  // ZIP Codes above zoom 8, not at it, which is 7 of the renderer's.
  await showOnMap(page, CHICAGO, 7)
  expect(await isDrawnOnMap(page, "zip-lines")).toBe(false)
  expect(await page.getByText("Records by county").count()).toBe(1)
  await showOnMap(page, CHICAGO, 7.05)
  expect(await isDrawnOnMap(page, "zip-lines")).toBe(true)
  expect(await drawnOnMap(page, "zip-lines", "zip")).toContain("60614")
  await page.getByText("Records by ZIP Code").waitFor()
  await showOnMap(page, [-87.653, 41.923], 12)
  const row = page.getByRole("row").filter({ has: page.getByRole("checkbox", { name: "ZIP Code 60614" }) })
  const cells = async (): Promise<ReadonlyArray<string>> =>
    (await row.getByRole("cell").allInnerTexts()).slice(1)
  await expect.poll(cells).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)])
  const [records = ""] = await cells()
  expect(await cells()).toEqual([records, records])

  // Pointed at on the map or in the table: both say it.
  const { x, y } = await placeOnMap(page, [-87.653, 41.923])
  await page.mouse.move(x, y, { steps: 3 })
  await page.getByText(`${records} records, all new to your list`).waitFor()
  await row.hover()
  await page.getByText(`${records} records, all new to your list`).waitFor()

  // What is chosen adds nothing anymore, and counts what the table says.
  await page.getByRole("checkbox", { name: "ZIP Code 60614" }).check()
  await expect.poll(cells).toEqual([records, "0"])
  expect(await ledgerCount(page)).toBe(Number(records))

  // Every edit of the audience is followed.
  const session = await page.evaluate(async () => {
    const { drafts } = await (await fetch("/api/v1/drafts")).json()
    return drafts[0].id
  })
  const { choices, definition, revision } = await (
    await page.request.get(`${opened.url}/api/v1/drafts/${session}`)
  ).json()
  await page.request.put(`${opened.url}/api/v1/drafts/${session}`, {
    data: {
      baseRevision: revision,
      choices,
      definition: {
        ...definition,
        audience: { ...definition.audience, criteria: [{ kind: "values", column: "GENDER", values: ["F"] }] },
      },
    },
  })
  await page.reload()
  await mapAtRest(page)
  await showOnMap(page, [-87.653, 41.923], 12)
  await expect.poll(async () => Number((await cells())[0])).toBeLessThan(Number(records))
  expect(Number((await cells())[0])).toBeGreaterThan(0)

  await page.getByRole("checkbox", { name: "Shade by records" }).uncheck()
  await expect
    .poll(async () => new Set(Object.values(await shadesOnMap(page, "zip-shades", "zip"))))
    .toEqual(new Set([-1]))
  expect(await page.getByText("Records by ZIP Code").count()).toBe(0)
}, 120_000)
