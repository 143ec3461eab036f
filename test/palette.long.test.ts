import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import {
  confirmOrder,
  fillOrder,
  getCount,
  ledgerCount,
  openAudience,
  reviewTotals,
  startNewList,
} from "./walk.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" })
const box = (page: Page) => dialog(page).getByRole("combobox")
const option = (page: Page, name: RegExp) => dialog(page).getByRole("option", { name }).first()
const button = (page: Page) => page.locator("header").getByRole("button", { name: "Search" })
const hasFocus = async (where: ReturnType<typeof box>) => {
  await where.waitFor()
  await expect.poll(() => where.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** Opens the search by its key, types, and waits for what is meant to be active. */
const find = async (page: Page, text: string, active: RegExp) => {
  await page.keyboard.press("Control+k")
  await hasFocus(box(page))
  await page.keyboard.type(text)
  await option(page, active).waitFor()
  await expect
    .poll(async () => {
      const id = await box(page).getAttribute("aria-activedescendant")
      return id === null ? "" : await page.locator(`[id="${id}"]`).textContent()
    })
    .toMatch(active)
}
test("everything that has a name is found by keys alone: area, attribute, list, order, page", async () => {
  const { context, mishaps, page } = await newPage(browser, { reducedMotion: "reduce" })
  // No other walk checks what this user has saved.
  await signIn(page, url, "reseller")
  await startNewList(page, url)
  const field = page.getByRole("textbox", { name: "ZIP Code 1", exact: true })
  await field.focus()
  await find(page, "Cook County", /^Cook County IL/)
  await option(page, /^Cook County IL .* records/).waitFor()
  const label = (await option(page, /^Cook County IL/).textContent()) ?? ""
  await page.keyboard.press("Enter")
  await dialog(page).getByRole("status").getByText("Added Cook County, IL").waitFor()
  await option(page, /^Cook County IL Chosen/).waitFor()
  expect(await findings(page, "search")).toEqual([])
  await page.keyboard.press("Control+k")
  await box(page).waitFor({ state: "detached" })
  await hasFocus(field)
  await expect
    .poll(() => ledgerCount(page))
    .toBe(Number(/([\d,]+) records/.exec(label)?.[1]?.replaceAll(",", "")))

  await find(page, "household income", /^Household Income/)
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/order\/10\/demo\/demoDemographics#attribute-/)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("[id^='attribute-']")?.textContent))
    .toContain("Household Income")

  const name = `Found by name ${Date.now()}`
  await page.evaluate(async (called) => {
    const areas = ["60614", "60615", "60616", "60617", "60618", "60619", "60620"].map((zip) => ({
      kind: "zip",
      zip,
      excluded: false,
    }))
    const draft = await (
      await fetch("/api/v1/drafts", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ listType: 10 }),
      })
    ).json()
    await fetch("/api/v1/saved-lists", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: called,
        definition: { ...draft.definition, areas, phoneOption: "noPhones" },
      }),
    })
  }, name)
  await find(page, name.toLowerCase(), new RegExp(`^${name} Consumer`))
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/order\/10$/)
  await page.getByText("60616", { exact: true }).first().waitFor()

  await openAudience(page)
  await page.getByRole("checkbox", { name: "All households" }).check()
  await getCount(page)
  await fillOrder(page, { name: `Order of it ${name}` })
  await reviewTotals(page)
  await confirmOrder(page)
  await page.getByText("Your list is ready").waitFor()
  const receipt = new URL(page.url())
  await page.goto(url)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await find(page, `order of it ${name}`, new RegExp(`^Order of it ${name} LW-`))
  await page.keyboard.press("Enter")
  await page.waitForURL(receipt.href)
  await page
    .getByRole("button", { name: /^Download/ })
    .first()
    .waitFor()

  await find(page, "SAVED LI", /^Saved Lists/)
  await page.keyboard.press("Enter")
  await page.waitForURL(`${url}/slc`)
  await page.keyboard.press("Control+k")
  await dialog(page).getByRole("group", { name: "Recent" }).getByText(`Order of it ${name}`).waitFor()
  await page.keyboard.press("Escape")
  await box(page).waitFor({ state: "detached" })
  expect(await focusLosses(page)).toEqual([])
  expect(mishaps.seen).toEqual([])
  await context.close()
}, 60_000)

test("the search that could not be loaded says so in its place, and comes once there is a connection", async () => {
  const { context, page } = await newPage(browser)
  await signIn(page, url)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  await page.keyboard.press("Control+k")
  const failed = page.getByRole("alert").filter({ hasText: "We couldn't load the search" })
  await failed.waitFor()
  await page.keyboard.press("Escape")
  await failed.waitFor({ state: "detached" })
  await page.keyboard.press("Control+k")
  await failed.waitFor()
  await context.setOffline(false)
  // What else did not load has a button of its own.
  await failed.getByRole("button", { name: "Try again" }).click()
  await hasFocus(box(page))
  await context.close()
})

test("on a phone it has the whole screen, opens from its button, and gives it back the focus", async () => {
  const viewport = { width: 390, height: 844 }
  const { context, mishaps, page } = await newPage(browser, { viewport, hasTouch: true, isMobile: true })
  await signIn(page, url)
  await page.getByRole("heading", { level: 1 }).waitFor()
  const place = await button(page).boundingBox()
  expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await button(page).tap()
  await hasFocus(box(page))
  await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
  await box(page).fill("austin")
  await option(page, /^Austin TX/).waitFor()
  expect(await findings(page, "search on a phone", "[role=dialog]")).toEqual([])
  await dialog(page).getByRole("button", { name: "Cancel" }).tap()
  await box(page).waitFor({ state: "detached" })
  await hasFocus(button(page))
  expect(mishaps.seen).toEqual([])
  await context.close()
})
