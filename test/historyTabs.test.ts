import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { terminalOf } from "./terminalOf.ts"

/** Every tab of the order history, with orders of a reseller and of one of their clients. */

const url = inject("productUrl")
const data = inject("productData")
const folder = mkdtempSync(join(tmpdir(), "listwright-history-tabs-"))
let browser: Browser

const TABS = [
  { title: "Clean List", type: 0 },
  { title: "Enhance List", type: 1 },
  { title: "Portrait Reports", type: 2 },
  { title: "Email List", type: 3 },
  { title: "Phone Append", type: 5 },
  { title: "Phone Verification", type: 6 },
  { title: "Reverse Email", type: 8 },
] as const

const CLIENT = "Harbor Street Bakery"
const OWN = "Lakeside Partners"
const codeOf = (type: number, account: string): string => `HT-${type}-${account === CLIENT ? "C" : "O"}`

beforeAll(async () => {
  browser = await launchBrowser()
  mkdirSync(join(data, "service-files"), { recursive: true })
  writeFileSync(join(data, "service-files", "history-tabs.csv"), "Name\nAnn\n")
  const columns =
    "orderCode,orderType,createdOn,email,status,records,cost,description,account,fulfillmentFile"
  const rows = TABS.flatMap(({ title, type }) =>
    [OWN, CLIENT].map(
      (account) =>
        `${codeOf(type, account)},${title},2026-09-1${type},reseller@listwright.example,50,${1200 + type},${40 + type}.00,${title} of ${account},${account},history-tabs.csv`,
    ),
  )
  const file = join(folder, "orders.csv")
  writeFileSync(file, `${[columns, ...rows].join("\n")}\n`)
  const { operator } = JSON.parse(readFileSync(join(data, "site", "secrets.json"), "utf8"))
  const run = await terminalOf(url, "reseller")
  const imported = await run("service-orders", "import", file, "--operator", String(operator))
  expect([imported.code, imported.stderr]).toEqual([0, expect.any(String)])
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

test("each tab lists its own orders, finds them, opens one, and exports what is shown", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, url, "reseller")
  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "Order History" }).click()
  const tabs = page.getByRole("navigation", { name: "Kinds of orders" })
  await tabs.waitFor()
  expect(await tabs.getByRole("link").allTextContents()).toEqual([
    "Lists/Leads",
    ...TABS.map(({ title }) => title),
  ])
  for (const { title, type } of TABS) {
    await tabs.getByRole("link", { name: title, exact: true }).click()
    const table = page.getByRole("table", { name: `Your orders: ${title}` })
    const own = table.getByRole("row").filter({ hasText: codeOf(type, OWN) })
    const clients = table.getByRole("row").filter({ hasText: codeOf(type, CLIENT) })
    await own.waitFor()
    await clients.waitFor()
    expect(new URL(page.url()).searchParams.get("type")).toBe(String(type))
    await own.getByText(`$${40 + type}.00`, { exact: true }).waitFor()
    await own.getByText((1200 + type).toLocaleString("en-US"), { exact: true }).waitFor()
    for (const other of TABS)
      if (other.type !== type) expect(await table.getByText(codeOf(other.type, OWN)).count()).toBe(0)

    // Two characters ask for nothing, three do. [p9-search-threshold]
    const search = page.getByRole("searchbox", { name: "Find an order" })
    await search.fill("ba")
    await page.getByText("Type 3 characters or more to search").waitFor()
    expect(await own.count()).toBe(1)
    await search.fill("bakery")
    await own.waitFor({ state: "detached" })
    const exported = page.waitForEvent("download")
    await page.getByRole("link", { name: "Export All" }).click()
    const text = readFileSync(await (await exported).path(), "utf8")
    expect(text).toContain(codeOf(type, CLIENT))
    expect(text).not.toContain(codeOf(type, OWN))
    await search.fill("")
    await own.waitFor()

    const account = page.getByRole("main").getByRole("combobox", { name: "Account" })
    expect(await account.getByRole("option").first().innerText()).toBe("All Accounts")
    await account.selectOption(OWN)
    await clients.waitFor({ state: "detached" })
    await account.selectOption("All Accounts")
    await clients.waitFor()

    await clients.getByRole("button", { name: `${title} of ${CLIENT}` }).click()
    const dialog = page.getByRole("dialog", { name: `${title} of ${CLIENT}` })
    await dialog.getByText(codeOf(type, CLIENT)).waitFor()
    const file = page.waitForEvent("download")
    await dialog.getByRole("link", { name: /fulfillment/i }).click()
    expect(readFileSync(await (await file).path(), "utf8")).toBe("Name\nAnn\n")
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "hidden" })
  }
  expect(await findings(page, "a tab of services")).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("a tab without orders says how to get some", async () => {
  const { context, page } = await newPage(browser)
  await signIn(page, url, "nopay")
  for (const { title, type } of TABS) {
    await page.goto(`${url}/orderhistory?type=${type}`)
    await page.getByText(`No ${title} orders yet`).waitFor()
    expect(await page.getByRole("link", { name: "Export All" }).count()).toBe(0)
  }
  await page.goto(`${url}/orderhistory`)
  await page.getByText("No orders yet").waitFor()
  await page.getByRole("link", { name: "Build a list" }).click()
  await page.waitForURL(`${url}/`)
  await context.close()
})
