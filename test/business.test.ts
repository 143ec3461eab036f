import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { havingIndustry, RETAIL } from "./industrySql.ts"
import { orderToFile } from "./orderToFile.ts"
import { universeTexts } from "./universeTexts.ts"
import {
  chooseRange,
  chooseState,
  getCount,
  ledgerCount,
  openAudience,
  openAudienceTab,
  startListOf,
} from "./walk.ts"

const url = inject("productUrl")
const universe = join(inject("productData"), "universes", "20")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Companies of the records that fulfill a condition, by plain SQL. */
const companiesOf = (where: string): Promise<ReadonlyArray<string>> =>
  universeTexts(universe, "COMPANY || '|' || ADDRESS || '|' || LAST_NAME", where)

const counted = async (page: Page, where: string): Promise<void> => {
  const { length } = await companiesOf(where)
  await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(length)
}

/** Orders what is chosen, and holds its file against the records that fulfill a condition. */
const ordered = async (page: Page, name: string, where: string): Promise<void> => {
  const companies = await companiesOf(where)
  await getCount(page)
  const rows = await orderToFile(page, name)
  expect(rows).toHaveLength(companies.length)
  const known = new Set(companies)
  for (const row of rows) expect(known).toContain(`${row["Company"]}|${row["Address"]}|${row["Last Name"]}`)
}

const tick = async (page: Page, attribute: RegExp, value: RegExp): Promise<void> => {
  await page.getByRole("button", { name: attribute }).click()
  await page.getByRole("checkbox", { name: value }).check()
}

test("businesses are chosen by type, title and size, ordered, and delivered with the names of their companies", async () => {
  const { page, mishaps, context } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await startListOf(page, url, 170)
  await chooseState(page, "California")

  await openAudience(page)
  await page.getByText("Every business in your areas").waitFor()
  await openAudienceTab(page, "Business Types")
  const type = (code: string) => page.locator(`li[data-key="${code}"]`)
  await type("G").click()
  await type("G")
    .getByRole("button", { name: /^Business types under/ })
    .click()
  await type("58")
    .getByRole("button", { name: /^Exclude/ })
    .click()
  const retail = `STATE = 'CA' AND ${havingIndustry(universe, ...RETAIL)} AND NOT ${havingIndustry(universe, "58")}`
  await counted(page, retail)

  await openAudienceTab(page, "Demographics")
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  await tick(page, /^Contact Title/, /^Owner/)
  await tick(page, /^Number of Employees/, /^1 to 4/)
  const where = `${retail} AND TITLE = 1 AND EMPLOYEES = 1`
  await counted(page, where)
  await ordered(page, "Shops of California", where)
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("new businesses are chosen by the day on which they registered, ordered and delivered", async () => {
  const { page, mishaps, context } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await startListOf(page, url, 260)
  await chooseState(page, "California")
  await openAudience(page)
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  // The list begins with the businesses of the last 12 months.
  await page.getByRole("button", { name: "Remove all" }).click()
  await chooseRange(page, "Filing Date", "20260101", "20261031")
  const where = "STATE = 'CA' AND FILINGDATE BETWEEN 20260101 AND 20261031"
  await counted(page, where)
  await ordered(page, "New in California", where)
  expect(mishaps.seen).toEqual([])
  await context.close()
})
