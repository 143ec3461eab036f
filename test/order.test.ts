import { globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { readCsv } from "./csv.ts"
import { orderedAmounts } from "./orderedAmounts.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { terminalOf } from "./terminalOf.ts"
import {
  addRange,
  addZips,
  amounts,
  chooseRange,
  confirmOrder,
  fillOrder,
  getCount,
  GOOD_CARD,
  ledgerCount,
  openAudience,
  rangeAdded,
  reviewTotals,
  selectedTotal,
  startNewList,
  toSummary,
} from "./walk.ts"

const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100)

let browser: Browser
let product: OwnProduct

// A product of its own: its database is opened when it has ended. The universe is the same.
beforeAll(async () => {
  browser = await launchBrowser()
  product = await startOwnProduct()
})

afterAll(async () => {
  await browser?.close()
  await product?.end()
})

test("a reseller orders for one of their clients, whose order it is then", async () => {
  const { page, context, mishaps } = await newPage(browser)
  await signIn(page, product.url, "reseller")
  await startNewList(page, product.url)
  await toSummary(page)
  const account = page.getByRole("combobox", { name: "Account" })
  await account.waitFor()
  expect(await account.locator("option").allInnerTexts()).toEqual([
    "Lakeside Partners",
    "Harbor Street Bakery",
    "Prairie Home Services",
  ])
  const total = await selectedTotal(page).inputValue()
  await account.selectOption("Harbor Street Bakery")
  await page.getByRole("button", { name: /changed the account/ }).waitFor()
  expect(await selectedTotal(page).inputValue()).toBe(total)
  await fillOrder(page, { name: "For the bakery" })
  await reviewTotals(page)
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
  const placed = await page.evaluate(async () => {
    const found = await fetch("/api/v1/orders?size=1")
    const { orders } = await found.json()
    return (await fetch(`/api/v1/orders/${orders[0].orderCode}`)).json()
  })
  expect(placed).toMatchObject({ orderName: "For the bakery", accountName: "Harbor Street Bakery" })
  expect(mishaps.seen).toEqual([])

  const listwright = await terminalOf(product.url, "reseller")
  const folder = mkdtempSync(join(tmpdir(), "listwright-billing-"))
  const [billing, list] = [join(folder, "billing.json"), join(folder, "list.json")]
  const place = { addressLine: "100 W Randolph St", city: "Chicago", state: "IL", zip: "60601" }
  // A past year is taken for the current one, so only its December is never over.
  const card = { holderName: "Robin", number: GOOD_CARD, securityCode: "123", expiry: "12/2020" }
  writeFileSync(billing, JSON.stringify({ card, contact: place }))
  await listwright(
    "count",
    "--zip",
    "60614,60615,60618,60625,60640,60657",
    "--phones",
    "none",
    "--save-definition",
    list,
  )
  await listwright("saved", "save", "Lake Michigan", "--file", list)
  const order = (account: string) =>
    listwright("order", "place", "Lake Michigan", "--account", account, "--billing", billing, "--yes")
  const ordered = await order("4")
  expect(ordered.stdout).toContain("Prairie Home Services")
  // One account belongs to another user, and the other doesn't exist.
  const REFUSED = {
    code: 5,
    stdout: "",
    stderr: expect.stringMatching(/^Key: .*\nWe couldn't find this account\.\n$/),
  }
  expect(await order("1")).toEqual(REFUSED)
  expect(await order("2147483647")).toEqual(REFUSED)
  await context.close()
})

test("a person orders a list through the screens and gets exactly what was ordered and paid for", async () => {
  const { page, context, mishaps } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, product.url)
  await startNewList(page, product.url)
  await addZips(page, ["60614", "60615", "60616"])
  await page.getByText("60616", { exact: true }).first().waitFor()
  await addRange(page, "60617", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  await chooseRange(page, "Age", "25", "54")
  await page.getByRole("complementary").getByText(/Age/).first().waitFor()
  await page.waitForTimeout(1_000)
  const counted = await ledgerCount(page)
  const inLedger = amounts(await page.getByRole("complementary").innerText()).at(-1)
  expect(counted).toBeGreaterThan(500)

  await getCount(page)
  const total = page.getByRole("textbox", { name: "Total quantity selected" })
  expect(Number((await total.inputValue()).replaceAll(",", ""))).toBe(counted)
  // The same list has the same price on the summary as beside the form.
  await expect
    .poll(async () => amounts(await page.getByRole("complementary").innerText()).at(-1))
    .toBe(inLedger)
  const ordered = 400
  await total.fill(String(ordered))
  await total.press("Enter")
  await page
    .getByText(new RegExp(`${ordered} records at`))
    .first()
    .waitFor()
  // A column beside the chosen ones, and labels: they are in the price and in the file.
  await page.getByRole("button", { name: "Choose columns" }).click()
  const columns = page.getByRole("dialog", { name: "File columns" })
  await columns.getByRole("checkbox", { name: "Household Income" }).check()
  await columns.getByRole("button", { name: "Done" }).click()
  const priced = page.getByRole("complementary", { name: "Price and order" })
  await priced.getByText("Household Income").first().waitFor()
  const labels = page.getByRole("textbox", { name: "Sets of address labels" })
  await labels.fill("2")
  await labels.press("Enter")
  await priced.getByText("2 sets, raised to the minimum").waitFor()
  await fillOrder(page, { name: "Spring mailing" })
  const pretax = amounts(await page.getByRole("complementary").innerText()).at(-1)
  expect(pretax).toBeDefined()
  expect(pretax).not.toBe(inLedger)

  await reviewTotals(page)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: /Place order, \$/ }).waitFor()
  const [subtotal, tax, withTax, onButton] = amounts(await dialog.innerText())
  expect(subtotal).toBe(pretax)
  expect(onButton).toBe(withTax)
  expect(Number(tax)).toBeGreaterThan(0)
  await confirmOrder(page)

  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
  await page
    .getByText(/LW-[A-Z0-9]{4}-/)
    .first()
    .waitFor()
  const receipt = await page.getByRole("main").innerText()
  const code = /LW-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(receipt)?.[0] ?? ""
  expect(code).not.toBe("")
  expect(amounts(receipt)).toContain(pretax)
  expect(amounts(receipt)).toContain(withTax)

  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 30_000 }),
    page.getByRole("button", { name: /Download list/ }).click({ timeout: 30_000 }),
  ])
  const rows = readCsv(readFileSync(await download.path(), "utf8"))
  expect(rows).toHaveLength(ordered)
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(ordered)
  for (const row of rows) {
    const zip = Number(row["ZIP Code"])
    expect(zip).toBeGreaterThanOrEqual(60_614)
    expect(zip).toBeLessThanOrEqual(60_640)
    const age = Number(row["Age"])
    expect(age).toBeGreaterThanOrEqual(25)
    expect(age).toBeLessThanOrEqual(54)
  }
  expect(rows.filter((row) => (row["Household Income"] ?? "") !== "").length).toBeGreaterThan(ordered / 2)
  expect(rows.some((row) => (row["Phone"] ?? "") !== "")).toBe(true)
  expect(mishaps.seen).toEqual([])
  expect(await focusLosses(page)).toEqual([])
  await context.close()

  await product.stop()
  const { entries, order } = await orderedAmounts(product.data, code)
  expect(order).toEqual({
    pretax,
    tax,
    total: withTax,
    quantity: ordered,
    state: "fulfilled",
    agreed: true,
    title: "Data Use Agreement",
    columns: '["INCOME"]',
    labels: 2,
    quoted: pretax,
    charged: withTax,
    records: ordered,
  })
  expect(entries).toEqual([
    { kind: "charge", state: "captured", cents: cents(withTax), tax_cents: cents(withTax) - cents(pretax) },
  ])
  // The records lie in the delivery that the manifest vouches for.
  expect(globSync(`deliveries/${code}/**/*.csv`, { cwd: product.data })).toHaveLength(1)
})
