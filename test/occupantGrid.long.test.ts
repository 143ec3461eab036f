import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import type { Browser, BrowserContext, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, type PageErrors, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { amounts, confirmOrder, fillOrder, reviewTotals } from "./walk.ts"

/** A saturation list by its carrier routes: the grid of the review, and what is delivered of it. */

let product: OwnProduct
let browser: Browser
let context: BrowserContext
let page: Page
let mishaps: PageErrors

const ZIPS = ["60614", "60618", "60625", "60640", "60647", "60657"]

/** Addresses of each route of the ZIP Codes, as plain SQL finds them in the universe's own records. */
const routesBySql = async (): Promise<ReadonlyMap<string, number>> => {
  const people = join(inject("productData"), "universes", "50", "people", "*.parquet")
  const connection = await (await DuckDBInstance.create()).connect()
  const found = await connection.runAndReadAll(
    `SELECT ZIP || ' ' || substr('BCGHR', CAST(ROUTE // 1000 AS INTEGER) + 1, 1) || lpad(CAST(ROUTE % 1000 AS VARCHAR), 3, '0'), count(*)
      FROM read_parquet('${people}') WHERE ZIP IN (${ZIPS.join(", ")}) GROUP BY ALL`,
  )
  connection.closeSync()
  return new Map(found.getRows().map(([route, records]) => [String(route), Number(records)]))
}

beforeAll(async () => {
  product = await startOwnProduct()
  browser = await launchBrowser()
  ;({ context, mishaps, page } = await newPage(browser))
  await signIn(page, product.url, "demo")
  const draft = await (
    await page.request.post(`${product.url}/api/v1/drafts`, { data: { listType: 50 } })
  ).json()
  await page.request.put(`${product.url}/api/v1/drafts/${draft.id}`, {
    data: {
      baseRevision: draft.revision,
      choices: draft.choices,
      definition: {
        ...draft.definition,
        // The last ZIP Code has no mail recipients.
        areas: [...ZIPS, "60689"].map((zip) => ({ kind: "zip", zip, excluded: false })),
        occupant: {
          targets: ["apartments", "businesses", "homes"],
          routes: ["carrierRoutes", "poBoxes", "ruralRoutes"],
          contactNames: false,
        },
      },
    },
  })
  await page.goto(`${product.url}/order/50/summary?SessionId=${draft.id}`)
}, 120_000)

afterAll(async () => {
  await context?.close()
  await browser?.close()
  await product?.end()
})

const table = () => page.getByRole("table", { name: "Quantities by area" })
const number = (text: string | null): number => Number((text ?? "").replaceAll(",", ""))
const place = () => page.getByRole("complementary", { name: "Price and order" })
const price = async () =>
  amounts(
    await place()
      .getByRole("button", { name: /^Place Order/ })
      .innerText(),
  )[0]

test("the grid has the addresses of each route as SQL counts them; a route's quantity is priced and delivered", async () => {
  const sql = await routesBySql()
  await table().waitFor()
  const column = await table()
    .getByRole("columnheader")
    .evaluateAll((heads) => heads.findIndex(({ textContent }) => textContent === "Total"))
  const totalOf = async (name: RegExp): Promise<number> =>
    number(
      await table()
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name }) })
        .first()
        .locator("th, td")
        .nth(column)
        .innerText(),
    )
  const before = [...sql].reduce((sum, [, records]) => sum + records, 0)
  await page
    .getByText(
      `6 areas, ${before.toLocaleString("en-US")} of ${before.toLocaleString("en-US")} records selected`,
    )
    .waitFor()

  await table().getByRole("button", { name: /60657/ }).focus()
  await page.keyboard.press("Enter")
  const own = [...sql].filter(([route]) => route.startsWith("60657"))
  expect(own.length).toBeGreaterThan(3)
  await page.getByText(`${own.length} carrier routes in 60657`).waitFor({ state: "attached" })
  const [first, second] = own.toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (first === undefined || second === undefined) throw new Error("two routes")
  expect(await totalOf(new RegExp(first[0]))).toBe(first[1])
  expect(await totalOf(/^ZIP Code 60657/)).toBe(own.reduce((sum, [, records]) => sum + records, 0))

  const full = await price()
  await table()
    .getByRole("checkbox", { name: `Select all of ${first[0]}` })
    .uncheck()
  const box = table().getByRole("textbox", { name: `Quantity selected in ${second[0]}` })
  await box.fill("2")
  await page.keyboard.press("Enter")
  const wanted = before - first[1] - second[1] + 2
  await place().getByText(wanted.toLocaleString("en-US"), { exact: true }).waitFor()
  expect(wanted).toBeGreaterThan(250)
  expect(Number(await price())).toBeLessThanOrEqual(Number(full))
  expect(await findings(page, "the grid", "main")).toEqual([])

  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export Count Result" }).click()
  expect((await download).suggestedFilename()).toMatch(/^count-result-\d{4}-\d\d-\d\d\.xlsx$/)

  await fillOrder(page, { name: "By carrier route" })
  await reviewTotals(page)
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
  const code = /order (?:code )?(\w[\w-]+)/i.exec(await page.locator("main").innerText())?.[1] ?? ""
  const found = await (await page.request.get(`${product.url}/api/v1/orders?text=&page=1&size=5`)).json()
  const order = found.orders[0]?.orderCode ?? code
  await expect
    .poll(
      async () => (await (await page.request.get(`${product.url}/api/v1/orders/${order}`)).json()).state,
      {
        timeout: 30_000,
      },
    )
    .toBe("fulfilled")
  const csv = await (await page.request.get(`${product.url}/api/v1/orders/${order}/list.csv`)).text()
  const [head = "", ...lines] = csv.trimEnd().split("\r\n")
  const [zip = -1, route = -1] = ["ZIP Code", "Carrier Route"].map((field) => head.split(",").indexOf(field))
  const delivered = new Map<string, number>()
  for (const line of lines) {
    const cells = line.split(",")
    const name = `${cells[zip]} ${cells[route]}`
    delivered.set(name, (delivered.get(name) ?? 0) + 1)
  }
  const expected = new Map(sql).set(second[0], 2)
  expected.delete(first[0])
  expect(Object.fromEntries(delivered)).toEqual(Object.fromEntries(expected))
  expect([await focusLosses(page), mishaps.seen]).toEqual([[], []])
}, 120_000)
