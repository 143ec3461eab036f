import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { orderToFile } from "./orderToFile.ts"
import { universeTexts } from "./universeTexts.ts"
import { chooseState, getCount, ledgerCount, openAudience, openSource } from "./walk.ts"

const url = inject("productUrl")
const universe = join(inject("productData"), "universes", "20")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Companies of the records of a state with a title and a size, by plain SQL. */
const companiesOf = async (where: string): Promise<ReadonlySet<string>> =>
  new Set(await universeTexts(universe, "COMPANY || '|' || ADDRESS || '|' || LAST_NAME", where))

test("businesses are chosen by title and size, ordered, and delivered with the names of their companies", async () => {
  const { page, mishaps, context } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await openSource(page, /^Business .*Build a list$/)
  await chooseState(page, "Oregon")

  await openAudience(page)
  await page.getByText("Every business in your areas").waitFor()
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  await page.getByRole("button", { name: /^Contact Title/ }).click()
  await page.getByRole("checkbox", { name: /^Owner/ }).check()
  await page.getByRole("button", { name: /^Number of Employees/ }).click()
  await page.getByRole("checkbox", { name: /^1 to 4/ }).check()
  await page.getByText("Businesses", { exact: false }).first().waitFor()
  const where = "STATE = 'OR' AND TITLE = 1 AND EMPLOYEES = 1"
  const companies = await companiesOf(where)
  await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(companies.size)

  await getCount(page)
  const rows = await orderToFile(page, "Shops of Oregon")
  expect(rows).toHaveLength(companies.size)
  for (const row of rows) {
    expect(companies).toContain(`${row["Company"]}|${row["Address"]}|${row["Last Name"]}`)
    expect(row["State"]).toBe("OR")
  }
  expect(mishaps.seen).toEqual([])
  await context.close()
})
