import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { addZips, ledgerCount, startNewList } from "./walk.ts"

let browser: Browser
let product: OwnProduct

beforeAll(async () => {
  browser = await launchBrowser()
  product = await startOwnProduct()
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

/** A new list in progress of these ZIP Codes; answers how many records it has. */
const listOf = async (page: Page, zips: ReadonlyArray<string>): Promise<number> => {
  await startNewList(page, product.url)
  await addZips(page, zips)
  await page
    .getByRole("region", { name: "Chosen areas" })
    .getByText(zips.at(-1) ?? "")
    .waitFor()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  // The ledger of a list that was just started says 0 until its first answer.
  await expect.poll(() => ledgerCount(page), { timeout: 15_000 }).toBeGreaterThan(0)
  return ledgerCount(page)
}

const save = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "Save Count" }).click()
  const dialog = page.getByRole("dialog", { name: "Save Count" })
  await dialog.getByRole("textbox", { name: "Order name" }).fill(name)
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: "Count saved" }).waitFor()
  await page.keyboard.press("Escape")
}

test("a list in progress and saved lists are held side by side, on a phone too", async () => {
  const found: Array<string> = []
  const { page, context, mishaps } = await newPage(browser, { reducedMotion: "reduce" })
  await signIn(page, product.url)
  await listOf(page, ["60614", "60615"])
  await save(page, "North side")
  await listOf(page, ["60615", "60657"])
  await save(page, "Lake front")
  const wanted = await listOf(page, ["60614"])

  // From the list in progress: the other one is chosen.
  await page.goto(product.url)
  const going = page.getByRole("region", { name: "Continue where you left off" })
  await going
    .getByRole("link", { name: /^Compare/ })
    .first()
    .click()
  await page
    .getByRole("combobox", { name: "Compare your list with" })
    .selectOption({ label: "North side (Consumer)" })
  await page.getByRole("button", { name: "Compare" }).click()
  const table = page.getByRole("table")
  const records = table.getByRole("row", { name: /^Records/ })
  await expect.poll(() => records.innerText(), { timeout: 15_000 }).toContain(wanted.toLocaleString("en-US"))
  expect(await table.getByRole("row", { name: /^Areas/ }).innerText()).toMatch(/Differs[^]*60615[^]*60614/)

  // Two saved ones.
  await page.goto(`${product.url}/slc`)
  await page.getByRole("checkbox", { name: "Select North side" }).check()
  await page.getByRole("checkbox", { name: "Select Lake front" }).check()
  await page.getByRole("link", { name: "Compare" }).click()
  await page.getByText("These lists differ in 1 choice.").waitFor()
  const price = table.getByRole("row", { name: /^Price before tax/ })
  await expect.poll(() => price.innerText(), { timeout: 15_000 }).toMatch(/\$\d/)
  found.push(...(await findings(page, "side by side")))
  await page.getByRole("checkbox", { name: "Show only differences" }).check()
  await expect.poll(() => page.getByText("Data source").count()).toBe(0)

  // The names stay in view, and nothing is wider than the phone.
  await page.setViewportSize({ width: 390, height: 500 })
  await page.getByRole("checkbox", { name: "Show only differences" }).uncheck()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const name = await page.getByRole("columnheader", { name: /Lake front/ }).boundingBox()
  expect(name?.y).toBeGreaterThanOrEqual(56)
  expect(name?.y).toBeLessThan(200)
  found.push(...(await findings(page, "side by side on a phone")))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // The browser itself notes the missing one below.
  expect(mishaps.seen).toEqual([])
  // Another user's list looks as if it didn't exist.
  const address = page.url()
  await page.goto(address.replace(/list%3A[^,]+$/, "list%3A01990000-0000-4000-8000-000000000000"))
  await page.getByText("We couldn't find one of these lists").waitFor()
  await context.close()
  const other = await newPage(browser, {})
  await signIn(other.page, product.url, "digital")
  await other.page.goto(address)
  await other.page.getByText("We couldn't find one of these lists").waitFor()
  await other.context.close()

  expect(found).toEqual([])
})
