import { readFile } from "node:fs/promises"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import {
  addRange,
  chooseRange,
  confirmOrder,
  fillOrder,
  getCount,
  ledgerCount,
  openAudience,
  rangeAdded,
  reviewTotals,
  startNewList,
} from "./walk.ts"

const ORDERED = 300
let browser: Browser
let product: OwnProduct

// A product of its own: the orders of other tests would be suppressed too. The universe is the same.
beforeAll(async () => {
  browser = await launchBrowser()
  product = await startOwnProduct()
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

/** The ledger follows what was changed. */
const counts = (page: Page) => expect.poll(() => ledgerCount(page), { timeout: 15_000 })

/** The same area and audience each time. */
const neighbors = async (page: Page): Promise<void> => {
  await startNewList(page, product.url)
  await addRange(page, "60617", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "25", "64")
  await page.getByRole("complementary").getByText(/Age/).first().waitFor()
  await counts(page).toBeGreaterThan(ORDERED)
  // The figure counts up to its value.
  await page.waitForTimeout(1_000)
}

test("people delivered before, or listed in an uploaded file, are left out", async () => {
  const { page, context, mishaps } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, product.url)
  await neighbors(page)
  const everybody = await ledgerCount(page)
  await getCount(page)
  const total = page.getByRole("textbox", { name: "Total quantity selected" })
  await total.fill(String(ORDERED))
  await total.press("Enter")
  await page
    .getByText(new RegExp(`${ORDERED} records at`))
    .first()
    .waitFor()
  await fillOrder(page, { name: "First wave" })
  await reviewTotals(page)
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 30_000 }),
    page.getByRole("button", { name: /Download list/ }).click({ timeout: 30_000 }),
  ])
  const delivered = await download.path()

  await neighbors(page)
  expect(await ledgerCount(page)).toBe(everybody)
  await page.getByRole("link", { name: "Suppressions" }).first().click()
  await page.getByRole("heading", { name: "Suppressions" }).waitFor()
  const orders = page.getByRole("checkbox", { name: /Prior orders/ })
  await orders.check()
  await counts(page).toBe(everybody - ORDERED)
  await page.getByRole("complementary").getByText("Prior orders").first().waitFor()

  // Chosen orders exclude no people until an order is picked by name.
  await page.getByRole("radio", { name: "Chosen orders" }).check()
  await counts(page).toBe(everybody)
  await page.getByRole("button", { name: "Add the order First wave" }).click()
  await counts(page).toBe(everybody - ORDERED)
  await orders.uncheck()
  await counts(page).toBe(everybody)

  await page.getByLabel("File of people to suppress").setInputFiles({
    name: "customers.csv",
    mimeType: "text/csv",
    buffer: await readFile(delivered),
  })
  const dialog = page.getByRole("dialog", { name: "Who is in customers.csv?" })
  await dialog.getByRole("button", { name: "Load the file" }).click()
  await page.getByText("Rows with a match").waitFor()
  const loaded = page.getByRole("dialog", { name: "customers.csv" })
  const report = await loaded.innerText()
  const [matched, persons, unmatched, rejected] = [...report.matchAll(/^[\d,]+$/gm)].map(([figure]) =>
    Number(figure.replaceAll(",", "")),
  )
  expect([matched, unmatched, rejected]).toEqual([ORDERED, 0, 0])
  await loaded.getByRole("button", { name: "Done" }).click()
  await page.getByRole("list", { name: "Added files" }).getByText("customers.csv").waitFor()
  // Two people of one name at one address are one row of a file.
  await counts(page).toBe(everybody - (persons ?? 0))

  // What was picked is still picked when the page is opened again.
  await page.reload()
  await page.getByRole("list", { name: "Added files" }).getByText("customers.csv").waitFor()
  await counts(page).toBe(everybody - (persons ?? 0))
  expect(mishaps.seen).toEqual([])
  expect(await focusLosses(page)).toEqual([])
  await context.close()
}, 180_000)
