import { join } from "node:path"
import type { Browser, Locator, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { havingIndustry, RETAIL } from "./industrySql.ts"
import { universeTexts } from "./universeTexts.ts"
import { chooseState, ledgerCount, openAudience, openAudienceTab, startListOf } from "./walk.ts"

const url = inject("productUrl")
const universe = join(inject("productData"), "universes", "20")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const having = (...prefixes: ReadonlyArray<string>) => havingIndustry(universe, ...prefixes)
const inOregon = async (...conditions: ReadonlyArray<string>): Promise<number> =>
  (await universeTexts(universe, "ROW_ID", ["STATE = 'OR'", ...conditions].join(" AND "))).length

const row = (page: Page, code: string): Locator => page.locator(`li[data-key="${code}"]`)
const state = (page: Page, code: string) => row(page, code).getAttribute("aria-checked")
const recordsOf = async (page: Page, code: string): Promise<number> => {
  const figure = row(page, code)
    .getByText(/^[\d,]+$/)
    .last()
  return Number((await figure.innerText()).replaceAll(",", ""))
}

/** A new list of businesses in Oregon, at its business types. */
const opened = async (options: Parameters<typeof newPage>[1] = {}) => {
  const walk = await newPage(browser, options)
  await signIn(walk.page, url)
  await startListOf(walk.page, url, 170)
  await chooseState(walk.page, "Oregon")
  await openAudience(walk.page)
  await openAudienceTab(walk.page, "Business Types")
  await row(walk.page, "G").waitFor()
  return walk
}

test("business types are opened, counted, ticked and left out, by keyboard alone", async () => {
  const { context, mishaps, page } = await opened()
  expect(new URL(page.url()).pathname).toBe("/order/170/demo/businessType")
  await expect.poll(() => recordsOf(page, "G")).toBe(await inOregon(having(...RETAIL)))

  await row(page, "G").focus()
  await page.keyboard.press("ArrowRight")
  await row(page, "58").waitFor()
  while ((await page.evaluate(() => document.activeElement?.closest("li")?.dataset["key"])) !== "58")
    await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Space")
  await expect.poll(() => ledgerCount(page)).toBe(await inOregon(having("58")))
  expect([await state(page, "58"), await state(page, "G")]).toEqual(["true", "mixed"])

  await page.keyboard.press("ArrowRight")
  await row(page, "581").waitFor()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowRight")
  await row(page, "5813").waitFor()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowDown")
  // Below what is ticked, a box leaves out.
  await page.keyboard.press("Space")
  await expect.poll(() => ledgerCount(page)).toBe(await inOregon(having("58"), `NOT ${having("5813")}`))
  await page.keyboard.press("-")
  await expect.poll(() => ledgerCount(page)).toBe(await inOregon(having("58")))
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("a search shows what it finds in its place, and codes are pasted", async () => {
  const { context, mishaps, page } = await opened()
  const search = page.getByRole("searchbox", { name: "Find a business type" })
  await search.fill("bakeries")
  await row(page, "5461").waitFor()
  for (const above of ["G", "54", "546"]) expect(await row(page, above).count()).toBe(1)
  expect(await row(page, "58").count()).toBe(0)
  await expect.poll(() => recordsOf(page, "5461")).toBe(await inOregon(having("5461")))
  await search.fill("8021")
  await row(page, "8021").waitFor()
  await search.press("Enter")
  await expect.poll(() => ledgerCount(page)).toBe(await inOregon(having("8021")))
  await search.fill("zzzz")
  await page.getByText("No options available").waitFor()
  await search.fill("")
  await row(page, "G").waitFor()

  await page.getByRole("button", { name: "Paste codes" }).click()
  const pasted = page.getByRole("textbox", { name: "SIC codes" })
  await pasted.fill("5812, 99x\n-5813")
  await page.getByRole("button", { name: "Add codes" }).click()
  await page.getByText("There's no business type with the code 99x. Correct or remove it.").waitFor()
  expect(await pasted.inputValue()).toBe("99x")
  const left = await inOregon(having("8021", "5812"), `NOT ${having("5813")}`)
  await expect.poll(() => ledgerCount(page)).toBe(left)
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test.each([1440, 390])("axe finds nothing at %i, and nothing is wider than the screen", async (width) => {
  const { context, page } = await opened({ viewport: { width, height: 900 } })
  await row(page, "G")
    .getByRole("button", { name: /^Business types under/ })
    .click()
  await row(page, "58").waitFor()
  await row(page, "58").click()
  await row(page, "59")
    .getByRole("button", { name: /^Exclude/ })
    .click()
  await expect.poll(() => state(page, "58")).toBe("true")
  expect(await findings(page, "business types")).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await context.close()
})
