import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { readCsv } from "./csv.ts"
import { focusLosses } from "./focus.ts"
import { orderedAmounts } from "./orderedAmounts.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { mailOfQuote, saveCount, sendQuote } from "./sentQuote.ts"
import { amounts, confirmOrder, fillOrder, reviewTotals } from "./walk.ts"

/** A site with the first layout of the builder: the review leads to a payment of its own. */

let browser: Browser
let product: OwnProduct

beforeAll(async () => {
  browser = await launchBrowser()
  const site = join(import.meta.dirname, "../packages/server/example-site/site.json")
  const { readings } = JSON.parse(readFileSync(site, "utf8"))
  product = await startOwnProduct(undefined, {
    settings: { readings: { ...readings, interfaceVersion: "1" } },
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

const ZIPS = ["60614", "60615", "60618", "60625", "60640", "60657"]

/** A list of the six ZIP Codes, counted by its link. */
const openReview = async (page: Page): Promise<void> => {
  const draft = await (
    await page.request.post(`${product.url}/api/v1/drafts`, { data: { listType: 10 } })
  ).json()
  await page.request.put(`${product.url}/api/v1/drafts/${draft.id}`, {
    data: {
      baseRevision: draft.revision,
      choices: draft.choices,
      definition: {
        ...draft.definition,
        areas: ZIPS.map((zip) => ({ kind: "zip", zip, excluded: false })),
      },
    },
  })
  await page.goto(`${product.url}/order/10/summary?SessionId=${draft.id}`)
  await page.getByRole("table", { name: "Quantities by area" }).waitFor()
}

const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100)

test("the review leads to the payment, every total is the same, and any way back keeps the count", async () => {
  const { context, mishaps, page } = await newPage(browser, { acceptDownloads: true })
  const priced = page.getByRole("complementary", { name: "Price and order" })
  const total = async () => amounts(await priced.innerText()).at(-1)
  const goOn = page.getByRole("button", { name: "Continue to Payment" }).first()
  await signIn(page, product.url)
  await openReview(page)
  await page.getByRole("button", { name: "Save List" }).waitFor()
  expect(await page.getByRole("region", { name: "Payment information" }).count()).toBe(0)
  const quantity = page.getByRole("textbox", { name: "Total quantity selected" })
  await quantity.fill("400")
  await quantity.press("Enter")
  await page.getByText(/400 records at/).waitFor()
  const pretax = await total()
  expect(await findings(page, "the review of layout 1", "main")).toEqual([])

  // The quote of it says the same, on the page and in the PDF that is mailed.
  await saveCount(page, "Spring mailing", "Save List")
  const { letter, text } = await mailOfQuote(product.data, await sendQuote(page))
  expect(amounts(text)).toContain(pretax)
  expect(amounts(letter).at(-1)).toBe(pretax)
  await page.getByRole("textbox", { name: "Order name" }).fill("")

  // Unnamed order it stays, and says where.
  await goOn.click()
  await expect
    .poll(() => page.getByRole("textbox", { name: "Order name" }).getAttribute("aria-invalid"))
    .toBe("true")
  await page.getByRole("textbox", { name: "Order name" }).fill("Spring mailing")
  await goOn.click()
  await page.waitForURL("**/order/10/payment")
  await page.getByRole("heading", { name: "Payment", exact: true }).waitFor()
  await page
    .getByRole("region", { name: "Your order" })
    .getByText(/^400 of /)
    .waitFor()
  await expect.poll(total).toBe(pretax)
  expect(await findings(page, "the payment", "main")).toEqual([])

  // The browser's own way back leads to the same review, and forward again to the payment.
  await page.goBack()
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await page.getByRole("table", { name: "Quantities by area" }).waitFor()
  expect(await quantity.inputValue()).toBe("400")
  await goOn.click()
  await page.getByRole("heading", { name: "Payment", exact: true }).waitFor()
  await page.reload()
  await page.getByRole("heading", { name: "Payment", exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe("/order/10/payment")

  await fillOrder(page, { name: "Spring mailing" })
  await expect.poll(total).toBe(pretax)
  await reviewTotals(page)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: /Place order, \$/ }).waitFor()
  const [subtotal, tax, withTax, onButton] = amounts(await dialog.innerText())
  expect([subtotal, onButton]).toEqual([pretax, withTax])
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
  await page
    .getByText(/LW-[A-Z0-9]{4}-/)
    .first()
    .waitFor()
  const receipt = await page.getByRole("main").innerText()
  const code = /LW-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(receipt)?.[0] ?? ""
  expect(amounts(receipt)).toEqual(expect.arrayContaining([pretax, withTax]))
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 30_000 }),
    page.getByRole("button", { name: /Download list/ }).click({ timeout: 30_000 }),
  ])
  expect(readCsv(readFileSync(await download.path(), "utf8"))).toHaveLength(400)
  expect([await focusLosses(page), mishaps.seen]).toEqual([[], []])
  await context.close()

  await product.stop()
  const { entries, order } = await orderedAmounts(product.data, code)
  expect(order).toMatchObject({ pretax, tax, total: withTax, quoted: pretax, charged: withTax, records: 400 })
  expect(entries).toEqual([
    { kind: "charge", state: "captured", cents: cents(withTax), tax_cents: cents(withTax) - cents(pretax) },
  ])
}, 120_000)
