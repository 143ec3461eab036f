import type { Browser, BrowserContext, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, type PageErrors, signIn } from "./browser.ts"

/** The areas of a radius list beside the map: ticked, typed, hidden, and each with its report. */

const url = inject("productUrl")

let browser: Browser
let context: BrowserContext
let page: Page
let mishaps: PageErrors
let addisonRecords = 0
let parkRecords = 0

const circle = (name: string, longitude: number, latitude: number) => ({
  kind: "radius",
  name,
  longitude,
  latitude,
  miles: 3,
  withinState: null,
  granularity: "standard",
  excluded: false,
})
/** They overlap: what lies in both is of the first. */
const ADDISON = circle("1060 W Addison St", -87.6553, 41.9474)
const PARK = circle("Lincoln Park Zoo", -87.6333, 41.9212)

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ context, mishaps, page } = await newPage(browser))
  await signIn(page, url, "demo")
  const draft = await (await page.request.post(`${url}/api/v1/drafts`, { data: { listType: 10 } })).json()
  const definition = {
    ...draft.definition,
    areas: [ADDISON, PARK],
    audience: {
      ...draft.definition.audience,
      criteria: [{ kind: "values", column: "GENDER", values: ["F"] }],
    },
  }
  const counted = async (areas: ReadonlyArray<object>): Promise<number> => {
    const asked = { definition: { ...definition, areas }, draftId: null, revision: 1 }
    return (await (await page.request.post(`${url}/api/v1/counts`, { data: asked })).json()).answer.total
  }
  addisonRecords = await counted([ADDISON])
  parkRecords = await counted([PARK, { ...ADDISON, excluded: true }])
  await page.request.put(`${url}/api/v1/drafts/${draft.id}`, {
    data: { baseRevision: draft.revision, choices: draft.choices, definition },
  })
  await page.goto(`${url}/order/10/summary?SessionId=${draft.id}`)
}, 120_000)

afterAll(async () => {
  await context?.close()
  await browser?.close()
})

const text = (records: number) => records.toLocaleString("en-US")

test("each address of a radius list has its miles, its quantity and a report of what is its own", async () => {
  const table = page.getByRole("table", { name: "Quantities by area" })
  await table.waitFor()
  expect(await table.getByRole("columnheader").allInnerTexts()).toEqual(
    expect.arrayContaining(["List Quantity", "Qty Available", "Distance", "Qty Desired"]),
  )
  const rowOf = (name: string) =>
    table.getByRole("row").filter({ has: page.getByText(name, { exact: true }) })
  expect(parkRecords).toBeGreaterThan(0)
  expect(await rowOf("1060 W Addison St").innerText()).toContain(text(addisonRecords))
  const park = rowOf("Lincoln Park Zoo")
  expect(await park.innerText()).toMatch(/Radius: 3 mile\(s\)/)
  expect(await park.innerText()).toContain(text(parkRecords))

  const selected = page.getByRole("complementary", { name: "Price and order" })
  const tick = park.getByRole("checkbox", { name: /^Select all of/ })
  await tick.uncheck()
  await selected.getByText(text(addisonRecords), { exact: true }).waitFor()
  await park.getByRole("textbox", { name: /^Quantity selected in/ }).fill("10")
  await page.keyboard.press("Enter")
  await selected.getByText(text(addisonRecords + 10), { exact: true }).waitFor()
  await tick.check()
  await selected.getByText(text(addisonRecords + parkRecords), { exact: true }).waitFor()
  expect(await findings(page, "the list beside the map", "main")).toEqual([])

  const opened = context.waitForEvent("page")
  await park.getByRole("link", { name: /^See Report/ }).click()
  const report = await opened
  const total = report.getByRole("row").filter({ hasText: "Total" })
  await total.waitFor()
  expect(await total.innerText()).toContain(text(parkRecords))
  await report.close()

  await page.getByRole("button", { name: "Hide list" }).click()
  await table.waitFor({ state: "hidden" })
  await page
    .getByText(
      `2 areas, ${text(addisonRecords + parkRecords)} of ${text(addisonRecords + parkRecords)} records selected`,
    )
    .waitFor()
  await page.getByRole("button", { name: "Show list" }).click()
  await table.waitFor()
  expect(mishaps.seen).toEqual([])
}, 90_000)
