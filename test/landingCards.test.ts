import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"

/** Checks what the full landing page shows to each user, and where its cards lead. */

const url = inject("productUrl")
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test("the greeting goes by the hour of the user's clock", async () => {
  const { context, page } = await newPage(browser, { timezoneId: "America/Chicago" })
  await signIn(page, url)
  const hours = [
    ["04:59", "Good night, Dana"],
    ["05:00", "Good morning, Dana"],
    ["11:59", "Good morning, Dana"],
    ["12:00", "Good afternoon, Dana"],
    ["17:59", "Good afternoon, Dana"],
    ["18:00", "Good evening, Dana"],
    ["21:59", "Good evening, Dana"],
    ["22:00", "Good night, Dana"],
  ] as const
  for (const [hour, hello] of hours) {
    await page.clock.setFixedTime(`2026-11-27T${hour}:00-06:00`)
    await page.reload()
    expect(await page.getByRole("heading", { level: 1 }).innerText(), hour).toBe(hello)
  }
  await context.close()
})

test("sources, services, reports and campaigns stand in their order, and lead where they say", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, url)
  const prospects = page.getByRole("region", { name: "Reach New Prospects" })
  await prospects.getByText("1,000,000 consumers").first().waitFor()
  const addresses = await prospects
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  // The two main ones, the two that are featured, all others, and saturation at the end.
  expect(addresses.slice(0, 4)).toEqual([
    "/order/10/geo",
    "/order/170/geo",
    "/order/260/geo",
    "/order/130/geo",
  ])
  expect(addresses.at(-1)).toBe("/order/50")
  expect(new Set(addresses).size).toBe(addresses.length)
  await prospects.getByText("Occupant/Saturation", { exact: true }).waitFor()

  const manage = page.getByRole("region", { name: "Manage your customer data" })
  await manage.getByRole("button").first().waitFor()
  expect(
    await manage
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => one.querySelector(".font-semibold")?.textContent)),
  ).toEqual([
    "Enhance List",
    "Email Append",
    "Phone Append",
    "Reverse Phone Append",
    "Reverse Email Append",
    "Clean List",
    "Email Verification",
    "Phone Verification",
  ])
  // A site without a page for it is asked.
  await manage.getByRole("button", { name: /^Clean List/ }).click()
  await page.getByRole("dialog", { name: "Contact Us" }).waitFor()
  await page.keyboard.press("Escape")
  const analyze = page.getByRole("region", { name: "Analyze your customer data" })
  await analyze
    .getByText(/Reports starting at just \$350\.00, ready in one to five business days\.$/)
    .waitFor()
  for (const name of ["Look-Alike", "Enhanced Look-Alike", "Portrait", "Regional Portrait"])
    await analyze
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .first()
      .waitFor()

  for (const name of [/^Email Messages/, /^Display and Social/, /^Multi-Channel/]) {
    await prospects.getByRole("button", { name }).click()
    await page.getByRole("dialog", { name: "Full Service Digital Campaigns" }).waitFor()
    await page.keyboard.press("Escape")
  }
  const banners = page.getByRole("navigation", { name: "On this page" })
  await banners.getByRole("link", { name: "Display my videos" }).click()
  await page.waitForURL(`${url}/videos`)
  expect(mishaps.seen).toEqual([])
  await context.close()

  // Who may not see the videos is not offered them, and who has no service learns how to get one.
  const other = await newPage(browser)
  await signIn(other.page, url, "digital")
  await other.page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Analyze your customers" })
    .waitFor()
  expect(await other.page.getByRole("link", { name: "Display my videos" }).count()).toBe(0)
  for (const section of ["Enhance Your Data", "Clean & Verify Your Data"])
    await other.page
      .getByText(
        `To activate '${section}', please contact support: 800-555-0142 or support@listwright.example`,
      )
      .waitFor()
  // The reports need no flag, so nothing has to be activated there.
  const reports = other.page.getByRole("region", { name: "Analyze your customer data" })
  await reports.getByRole("button", { name: /^Regional Portrait/ }).waitFor()
  expect(await reports.getByText(/contact support/).count()).toBe(0)
  await other.context.close()
})

const rowOf = (name: string, at: number) => ({
  OrderId: `LW-TEST-000${at}`,
  OrderCode: `LW-TEST-000${at}`,
  OrderDate: `2026-11-2${at}`,
  OrderDesc: name,
  ListType: 10,
  TotalAvailableQty: 1_000 + at,
  SessionId: `01a21a84-3496-7288-aeeb-21a60bdd3a1${at}`,
})

/** Has the server say what the user has, whatever other walks ordered; `after` holds back what the cards ask for. */
const withOrders = async (
  page: Page,
  orders: { readonly recentOrder: ReadonlyArray<object>; readonly saveOrder: ReadonlyArray<object> },
  after: Promise<void> = Promise.resolve(),
): Promise<void> => {
  await page.unrouteAll()
  let calls = 0
  await page.route("**/Common/InitUser.ashx", async (route) => {
    calls += 1
    // The first call starts the session.
    if (calls > 1) await after
    const response = await route.fetch()
    const { d } = await response.json()
    return route.fulfill({ response, json: { d: { ...d, DataSource: { ...d.DataSource, ...orders } } } })
  })
}

test("points and orders have a spinner until they are known, then the latest of what there is, on a phone too", async () => {
  const { context, page } = await newPage(browser)
  await signIn(page, url)
  const cards = page.getByRole("region", { name: "Your points and orders" })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await withOrders(page, { recentOrder: [], saveOrder: [] }, released)
  await page.goto(url)
  await expect.poll(() => cards.locator("svg.animate-spin").count()).toBe(3)
  expect(await cards.getAttribute("aria-busy")).toBe("true")
  release()
  await cards.getByText(/For customer files of 100,000 or more records, send a sample/).waitFor()
  await cards.getByRole("link", { name: "Watch how to build a list" }).waitFor()
  expect(await cards.locator("svg.animate-spin").count()).toBe(0)
  await cards.getByRole("button", { name: "Request a diagnostic" }).click()
  await page.getByRole("dialog", { name: "Free data diagnostic" }).waitFor()

  const long = "Homeowners of Delaware, the second mailing of the year"
  await withOrders(page, {
    recentOrder: [rowOf(long, 1), rowOf("M".repeat(200), 2)],
    saveOrder: [rowOf("Spring", 3), rowOf("Summer", 4)],
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url)
  const recent = page.getByRole("region", { name: "Recent orders" })
  const row = recent.getByRole("listitem").filter({ hasText: long })
  for (const text of ["11/21/2026", "Consumer", "LW-TEST-0001", "1,001"])
    await row.getByText(text).first().waitFor()
  await page.getByRole("region", { name: "Saved orders" }).getByText("Summer").waitFor()
  // The name is said in full, and the page is as wide as the phone.
  expect(await row.getByText(long).evaluate((name) => name.scrollHeight > name.clientHeight + 1)).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findings(page, "the cards on a phone")).toEqual([])
  await recent.getByRole("button", { name: `Order more of ${long}` }).click()
  await page.getByRole("dialog", { name: `Order more of ${long}` }).waitFor()
  await context.close()
})
