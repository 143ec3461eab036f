import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { addZips } from "./walk.ts"

/** A site with the compact landing page and pages of its own for some services. */

let browser: Browser
let product: OwnProduct

const LINKS = {
  enhanceList: "https://services.example/enhance",
  portaitreports: "https://services.example/portraits",
  reportPortrait: "https://services.example/portrait",
  history: "https://services.example/orders",
}

beforeAll(async () => {
  browser = await launchBrowser()
  const site = join(import.meta.dirname, "../packages/server/example-site/site.json")
  const { readings } = JSON.parse(readFileSync(site, "utf8"))
  product = await startOwnProduct(undefined, {
    settings: { readings: { ...readings, landingVersion: "2" }, links: LINKS },
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

test("the compact landing page has its hub, whose cards lead to the site's pages or ask the site", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, product.url)
  const hub = page.getByRole("region", { name: "What do you want to do?" })
  await hub.waitFor()
  expect(await page.getByRole("region", { name: "Reach New Prospects" }).count()).toBe(0)
  expect(await hub.getByRole("tab").allTextContents()).toEqual([
    "Reach My Audience",
    "Enhance Your Data",
    "Clean & Verify Your Data",
    "Analyze My Customers",
  ])
  // A user of only one account can't choose an account or create one.
  expect(await hub.getByRole("combobox").count()).toBe(0)
  expect(await page.getByRole("button", { name: "Create Account" }).count()).toBe(0)

  await hub.getByRole("tab", { name: "Enhance Your Data" }).click()
  const enhance = hub.getByRole("link", { name: /^Enhance List/ })
  expect(await enhance.getAttribute("href")).toBe(LINKS.enhanceList)
  expect(await enhance.innerText()).toContain("Start an order")
  await hub.getByRole("button", { name: /^Phone Append/ }).click()
  await page.getByRole("dialog", { name: "Contact Us" }).waitFor()
  await page.keyboard.press("Escape")
  await hub.getByRole("tab", { name: "Clean & Verify Your Data" }).click()
  await hub.getByRole("button", { name: /^Email Verification/ }).waitFor()
  await hub.getByRole("tab", { name: "Analyze My Customers" }).click()
  const hrefOf = (name: RegExp) => hub.getByRole("link", { name }).getAttribute("href")
  expect(await hrefOf(/^Portrait Reports/)).toBe(LINKS.portaitreports)
  expect(await hrefOf(/^Portrait Your/)).toBe(LINKS.reportPortrait)
  expect(await findings(page, "the compact landing page of a site")).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of await hub.getByRole("tab").all()) {
    await tab.click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("a reseller chooses an account beside the tabs, and makes another one there", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, product.url, "reseller")
  const hub = page.getByRole("region", { name: "What do you want to do?" })
  const accounts = hub.getByRole("combobox", { name: "Create new lists for" })
  await accounts.waitFor()
  await hub.getByRole("button", { name: "Create Account" }).click()
  const dialog = page.getByRole("dialog", { name: "Create Account" })
  await dialog.getByRole("textbox", { name: "Account name" }).fill("Maple Street Florist")
  await dialog.getByRole("button", { name: "Create account", exact: true }).click()
  await page.getByText("The account was created.").waitFor()
  await accounts.selectOption("Maple Street Florist")
  await hub.getByRole("link", { name: /^Consumer CON10/ }).click()
  await page.getByRole("heading", { name: "Select Your Target Areas" }).waitFor()
  await addZips(page, ["60614"])
  await page.getByText("For Maple Street Florist", { exact: true }).first().waitFor()
  expect(mishaps.seen).toEqual([])
  await context.close()
})
