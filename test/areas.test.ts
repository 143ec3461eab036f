import type { Page } from "@playwright/test"
import { expect, test } from "vitest"
import { agreedLists } from "./agreedLists.ts"
import { addZips, ledgerCount } from "./walk.ts"

let page: Page
let url: string
const { agreed, chosen, openWay, saved } = agreedLists((opened) => {
  ;({ page, url } = opened)
})

test("a radius is drawn around an address, in a state or across its lines, and a second one joins it", async () => {
  await addZips(page, ["60614"])
  await page.getByRole("link", { name: "Radius around an Address or ZIP Code" }).click()
  await page.getByRole("form", { name: "Radius around an Address or ZIP Code" }).waitFor()
  const address = page.getByRole("combobox", { name: "Address, ZIP Code or coordinates" })
  const miles = page.getByRole("textbox", { name: "Radius in miles" })
  const focused = (name: string | RegExp) => page.getByLabel(name).and(page.locator("input:focus")).waitFor()
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await page.getByText("Enter an address, and a radius or quantity above 0.").waitFor()
  await focused("Address, ZIP Code or coordinates")

  // Everything by keyboard, from the address to the place that it means.
  await page.keyboard.type("Kansas City")
  await page.keyboard.press("Enter")
  await focused("Radius in miles")
  await page.keyboard.type("5")
  await page.keyboard.press("Enter")
  const meant = page.getByRole("radio", { name: /^Kansas City, MO/ })
  await meant.and(page.locator(":focus")).waitFor()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await chosen().getByText("5 mi around Kansas City, KS").waitFor()
  await focused("Address, ZIP Code or coordinates")
  await page
    .getByText(/^Distances are measured from the middle of Kansas City, KS \(City center\)\./)
    .waitFor()
  const round = {
    kind: "radius",
    name: "Kansas City, KS",
    miles: 5,
    granularity: "standard",
    excluded: false,
  }
  const [across] = await agreed()
  expect(across).toMatchObject({ ...round, withinState: null })

  await address.fill("Kansas City, KS")
  await miles.fill("7.5")
  await page.getByRole("checkbox", { name: "Do not cross state lines" }).check()
  await page.getByRole("textbox", { name: "Name" }).fill("Our shop")
  await page.keyboard.press("Enter")
  await chosen().getByText("7.5 mi around Our shop").waitFor()
  const areas = await agreed()
  expect(areas).toHaveLength(2)
  expect(areas).toContainEqual(
    expect.objectContaining({ ...round, name: "Our shop", miles: 7.5, withinState: "KS" }),
  )
  expect(
    await page.getByRole("group", { name: "Granularity" }).getByRole("radio", { disabled: true }).count(),
  ).toBe(4)

  // A reload finds what was typed and not added.
  await address.fill("41.88, -87.63")
  await page.reload()
  await expect.poll(() => address.inputValue()).toBe("41.88, -87.63")
  await address.press("Enter")
  await chosen().getByText("7.5 mi around 41.88, -87.63").waitFor()
  expect(await agreed()).toHaveLength(3)
}, 120_000)

test("the records closest to an address take the place of all other areas, as many as are asked for", async () => {
  await addZips(page, ["60614"])
  await openWay("Closest")
  const quantity = page.getByRole("textbox", { name: "Number of records" })
  await page.getByRole("combobox", { name: "Address, ZIP Code or coordinates" }).fill("Austin, TX")
  await page.keyboard.press("Enter")
  await page.getByText("Enter an address, and a radius or quantity above 0.").waitFor()
  await quantity.and(page.locator(":focus")).waitFor()
  await page.keyboard.type("500")
  await page.keyboard.press("Enter")
  await chosen().getByText("500 closest to Austin, TX").waitFor()
  await page
    .getByText(
      /A list can have only one kind of area, so your selection replaced 1 ZIP Code\. To restore them, choose Undo\./,
    )
    .waitFor()
  expect(await agreed()).toEqual([
    expect.objectContaining({ kind: "closest", name: "Austin, TX", quantity: 500, excluded: false }),
  ])
  expect(await ledgerCount(page)).toBe(500)
}, 120_000)

test("a polygon is read from a file, shown while it is typed, and refused where its outline crosses itself", async () => {
  await openWay("Polygon")
  const corners = page.getByRole("textbox", { name: "Corners" })
  const add = page.getByRole("button", { name: "Add", exact: true })
  const choose = (name: string, text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) })
  await choose("broken.geojson", '{"type":"Point","coordinates":[-87.6,41.9]}')
  await page.getByText("The shape contains a Point. It must be a Polygon").waitFor()
  await expect.poll(() => corners.evaluate((field) => field === document.activeElement)).toBe(true)

  await corners.fill("-87.7, 41.9\n-87.6, 42\n-87.6, 41.9\n-87.7, 42")
  await page.getByRole("img", { name: /the outline touches or crosses itself: segments 1 and 3$/ }).waitFor()
  await add.click()
  await page.getByText(/segments 1 and 3 meet at -87\.65,41\.95/).waitFor()
  expect(saved()).toBeNull()

  await corners.fill("")
  const ring = [
    [-87.7, 41.9],
    [-87.6, 41.9],
    [-87.6, 42],
    [-87.7, 42],
    [-87.7, 41.9],
  ]
  await choose("North side.geojson", JSON.stringify({ type: "Polygon", coordinates: [ring] }))
  await page.getByRole("img", { name: /^Sketch of the shape: 4 corners, 35\.\d square miles$/ }).waitFor()
  // A reload finds what was typed and not added.
  await page.reload()
  await expect.poll(() => corners.inputValue()).toBe("-87.7, 41.9\n-87.6, 41.9\n-87.6, 42\n-87.7, 42")
  await page.getByRole("textbox", { name: /^Name/ }).press("Enter")
  await chosen().getByText("North side").waitFor()
  expect(await agreed()).toEqual([
    {
      kind: "polygon",
      name: "North side",
      points: ring.slice(0, 4),
      granularity: "standard",
      excluded: false,
    },
  ])

  const circle = Array.from({ length: 700 }, (_, n) => {
    const angle = (2 * Math.PI * n) / 700
    return `${-87.9 + Math.cos(angle) / 10}, ${41.9 + Math.sin(angle) / 10}`
  })
  await corners.fill(circle.join("\n"))
  await add.click()
  await page.getByText(/The shape has 700 corners, but a list allows at most 500/).waitFor()
  await page.getByRole("button", { name: "Simplify to 500 corners and add" }).click()
  await chosen().getByText("Polygon with 500 points").waitFor()
  expect(await agreed()).toHaveLength(2)
}, 120_000)

test("states are checked on a map by mouse and by keyboard, and the list and the map follow each other", async () => {
  await openWay("State Map")
  const map = page.getByRole("group", { name: "Map of the states" })
  const state = (name: string) => map.getByRole("checkbox", { name, exact: true })
  await state("Illinois").click()
  await expect.poll(() => state("Illinois").getAttribute("aria-checked")).toBe("true")
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => state("Indiana").evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press("Space")
  await page
    .getByRole("group", { name: "Small states" })
    .getByRole("checkbox", { name: "Rhode Island" })
    .check()
  await expect.poll(() => state("Rhode Island").getAttribute("aria-checked")).toBe("true")
  expect(await agreed()).toEqual(
    ["IL", "IN", "RI"].map((code) => ({ kind: "state", state: code, excluded: false })),
  )

  const views = page.getByRole("navigation", { name: "State views" })
  await views.getByRole("link", { name: "List" }).click()
  await page.waitForURL("**/geo/stateList")
  const audience = page.getByRole("listbox", { name: "Your Target Areas" })
  await audience.getByRole("option", { name: "Indiana" }).dblclick()
  await expect.poll(() => audience.getByRole("option").count()).toBe(2)
  await views.getByRole("link", { name: "Map" }).click()
  await expect.poll(() => state("Indiana").getAttribute("aria-checked")).toBe("false")
  expect(await state("Illinois").getAttribute("aria-checked")).toBe("true")

  // The bare address opens the view used last.
  await page.goto(`${url}/order/10/geo/state`)
  await page.waitForURL("**/geo/stateMap")
  await page.goto(`${url}/order/10/geo/stateList`)
  await audience.waitFor()
  await page.goto(`${url}/order/10/geo/state`)
  await audience.waitFor()
}, 120_000)

test("areas of several kinds are one list on 'more area', and make way again on other pages", async () => {
  await addZips(page, ["60614"])
  await chosen().getByText("60614", { exact: true }).waitFor()
  await openWay("More Areas")
  const kinds = page.getByRole("navigation", { name: "Kinds of areas" })
  const opened = (name: string) =>
    kinds.getByRole("link", { name, exact: true }).and(page.locator("[aria-current=page]"))
  const open = async (name: string) => {
    await kinds.getByRole("link", { name, exact: true }).click()
    await opened(name).waitFor()
  }
  await open("Counties")
  await page.getByLabel("State", { exact: true }).selectOption({ label: "Rhode Island" })
  await page
    .getByRole("listbox", { name: "Available counties" })
    .getByRole("option", { name: "Bristol" })
    .dblclick()
  await chosen().getByText("Bristol", { exact: true }).waitFor()

  await open("Radius")
  await page.getByRole("combobox", { name: "Address, ZIP Code or coordinates" }).fill("53703")
  await page.getByRole("textbox", { name: "Radius in miles" }).fill("3")
  await page.getByRole("textbox", { name: "Radius in miles" }).press("Enter")
  await chosen().getByText("3 mi around Madison, WI 53703").waitFor()

  // The search mixes too, on this page.
  await page.getByRole("combobox", { name: "Find an area" }).fill("Austin, TX")
  await page
    .getByRole("option", { name: /^Austin TX/ })
    .first()
    .waitFor()
  await page.keyboard.press("Enter")
  await chosen().getByText("Austin, TX", { exact: true }).waitFor()
  await page.keyboard.press("Escape")

  // A reload opens the same kind; NEXT STEP adds what is typed, and opens the kind that has something to say.
  await open("SCF Codes")
  await page.reload()
  await page.getByRole("textbox", { name: "SCF Code 1", exact: true }).fill("606")
  await page.getByRole("textbox", { name: "SCF Code 2", exact: true }).fill("000")
  await open("Polygon")
  await page.getByRole("button", { name: /^NEXT STEP/ }).click()
  await page.getByText(/^Some SCF Codes weren't added/).waitFor()
  await opened("SCF Codes").waitFor()
  expect(await page.getByText(/your selection replaced/).count()).toBe(0)
  const areas = await agreed()
  expect(areas.map((area) => Object(area).kind)).toEqual(["zip", "county", "radius", "city", "scf"])

  // Elsewhere, choosing another kind of area replaces the first kind, and Undo brings it back.
  const ways = page.getByRole("navigation", { name: "Ways to choose areas" })
  await ways.getByRole("link", { name: "Enter ZIP Codes" }).click()
  await addZips(page, ["60615"])
  await page
    .getByText(/your selection replaced 1 county, 1 radius, 1 city, 1 SCF\. To restore them, choose Undo/)
    .waitFor()
  expect(await agreed()).toEqual(["60614", "60615"].map((zip) => ({ kind: "zip", zip, excluded: false })))
}, 120_000)
