import type { Browser, BrowserContext, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, type PageErrors, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { terminalOf } from "./terminalOf.ts"
import { chooseRange, getCount, openAudience, startNewList } from "./walk.ts"

/** A radius made of ZIP Codes, counted: what each of these holds, and how the list spreads over an attribute. */

let product: OwnProduct
let browser: Browser
let context: BrowserContext
let page: Page
let mishaps: PageErrors
let saved: { readonly definition: unknown; readonly id: string }

beforeAll(async () => {
  product = await startOwnProduct(undefined, { settings: { isDemoBreakdownEnabled: true } })
  browser = await launchBrowser()
  ;({ context, mishaps, page } = await newPage(browser))
  await signIn(page, product.url, "power")
  page.on("request", (request) => {
    const id = /\/api\/v1\/drafts\/([^/]+)$/.exec(request.url())?.[1]
    if (request.method() === "PUT" && id !== undefined)
      saved = { id, definition: request.postDataJSON().definition }
  })
  await startNewList(page, product.url)
  await page.getByRole("link", { name: "Radius around an Address or ZIP Code" }).click()
  const form = page.getByRole("form", { name: "Radius around an Address or ZIP Code" })
  await form.getByRole("radio", { name: "ZIP Code", exact: true }).check()
  await page.getByRole("checkbox", { name: "See the breakdown" }).check()
  await page.getByRole("textbox", { name: "Radius in miles" }).fill("4")
  await page.getByRole("textbox", { name: "Address, ZIP Code or coordinates" }).fill("60614")
  await page.keyboard.press("Enter")
  await page
    .getByRole("region", { name: "Chosen areas" })
    .getByText("4 mi around Chicago, IL 60614")
    .waitFor()
  await openAudience(page)
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  await chooseRange(page, "Age", "25", "54")
  await getCount(page)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await product?.end()
})

/** What the server answers about the list that the page saved. */
const asked = <A>(call: string, more = {}): Promise<A> =>
  page.evaluate(
    async ({ body, path }) => {
      const answer = await fetch(`/api/v1/counts/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      })
      return JSON.parse(await answer.text())
    },
    {
      path: call,
      body: JSON.stringify({ definition: saved.definition, draftId: null, revision: 1, ...more }),
    },
  )

interface Details {
  readonly details: {
    readonly areas: ReadonlyArray<{
      readonly available: number
      readonly details: ReadonlyArray<{
        readonly code: string
        readonly available: number
        readonly distance: number
      }>
    }>
  }
}

/** What the terminal counts of the same list. */
const byTerminal = async (): Promise<Details["details"]["areas"]> => {
  const list = ["--radius", "60614", "--miles", "4", "--granularity", "zip", "--demo", "AGE=25-54"]
  const listwright = await terminalOf(product.url, "power")
  const { stdout } = await listwright("count", ...list, "--details", "--json")
  return JSON.parse(stdout).details.areas
}

const number = (text: string): number => Number(text.replaceAll(",", ""))

test("an area opens by keyboard into its ZIP Codes with what each holds, as the server counts them", async () => {
  const table = page.getByRole("table", { name: "Quantities by area" })
  const opener = table.getByRole("button", { name: /4 mi around Chicago, IL 60614/ })
  const before = page.waitForRequest((request) => request.url().endsWith("/counts/details"))
  await opener.focus()
  await page.keyboard.press("Enter")
  await before
  const { areas } = (await asked<Details>("details")).details
  const [area] = areas
  const details = (area?.details ?? []).toSorted((a, b) => a.distance - b.distance)
  expect(details.length).toBeGreaterThan(5)
  expect(details.length).toBeLessThanOrEqual(20)
  await table.getByText(`${details.length} ZIP Codes in 4 mi around Chicago, IL 60614`).waitFor()
  const rows = await table
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) =>
        Array.from(row.children, (cell) => (cell instanceof HTMLElement ? cell.innerText : "")),
      ),
    )
  const shown = rows.flatMap(([name = "", records = ""]) => {
    const code = /^\d{5}/.exec(name)?.[0]
    return code === undefined ? [] : [[code, number(records)]]
  })
  expect(shown).toEqual(details.map(({ available, code }) => [code, available]))
  expect(details.reduce((sum, { available }) => sum + available, 0)).toBe(area?.available)
  expect(number(rows[0]?.[1] ?? "")).toBe(area?.available)
  expect((await byTerminal())[0]?.details).toEqual(area?.details)
  expect(await findings(page, "areas", "main")).toEqual([])
  await page.keyboard.press("Enter")
  await expect.poll(() => opener.getAttribute("aria-expanded")).toBe("false")
  expect(await table.locator("tbody tr").count()).toBe(1)
  expect([await focusLosses(page), mishaps.seen]).toEqual([[], []])
}, 60_000)

interface Breakdown {
  readonly breakdown: {
    readonly total: number
    readonly rows: ReadonlyArray<{ readonly value: string | null; readonly records: number }>
  }
}

test("the summary leads to the breakdown of its list, which nobody else finds", async () => {
  const [report] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /^Breakdown/ }).click(),
  ])
  expect(report.url()).toBe(`${product.url}/Report/Breakdown.aspx?sid=${saved.id}&demo=AGE`)
  const figures = async (name: string): Promise<ReadonlyArray<number>> => {
    const cells = report
      .getByRole("table", { name: `Records by ${name}` })
      .locator("tbody tr td:nth-child(3)")
    await cells.first().waitFor()
    return (await cells.allInnerTexts()).map(number)
  }
  const byAge = (await asked<Breakdown>("breakdown", { column: "AGE" })).breakdown
  // 25 to 54, in bands of five years.
  const bands = [25, 30, 35, 40, 45, 50].map((from) =>
    byAge.rows
      .filter(({ value }) => Number(value) >= from && Number(value) < from + 5)
      .reduce((sum, { records }) => sum + records, 0),
  )
  expect(await figures("Age")).toEqual(bands)
  expect(bands.reduce((sum, records) => sum + records, 0)).toBe(byAge.total)
  await report.getByRole("combobox", { name: "Broken down by" }).selectOption("Gender")
  const byGender = (await asked<Breakdown>("breakdown", { column: "GENDER" })).breakdown
  expect(await figures("Gender")).toEqual(byGender.rows.map(({ records }) => records))
  expect(byGender.total).toBe(byAge.total)
  expect(report.url()).toContain("demo=GENDER")
  expect(await findings(report, "breakdown", "main")).toEqual([])

  // Somebody else's order and one that does not exist look the same.
  const other = await newPage(browser)
  await signIn(other.page, product.url, "demo")
  const said: Array<string> = []
  for (const sid of [saved.id, "01990000-0000-7000-8000-000000000000"]) {
    await other.page.goto(`${product.url}/Report/Breakdown.aspx?sid=${sid}&demo=AGE`)
    await other.page.getByText("This list was not found").waitFor()
    said.push(await other.page.getByRole("main").innerText())
  }
  expect(said[0]).toBe(said[1])
  await other.context.close()
}, 60_000)
