import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import {
  addRange,
  addZips,
  chooseRange,
  confirmOrder,
  fillOrder,
  getCount,
  openAudience,
  openAudienceTab,
  rangeAdded,
  reviewTotals,
  startNewList,
} from "./walk.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe("in light and dark", () => {
  test.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])("axe finds nothing on any screen of the path at $width", async (viewport) => {
    const found: Array<string> = []
    const { page, context } = await newPage(browser, { viewport, reducedMotion: "reduce" })
    const look = async (screen: string) => {
      found.push(...(await findings(page, screen)))
    }
    await page.goto(`${url}/signin`)
    await page.getByRole("button", { name: "Sign in" }).waitFor()
    await look("sign-in")
    await page.getByRole("button", { name: "Sign in" }).click()
    await look("sign-in with errors")
    await signIn(page, url)
    await look("landing")
    await startNewList(page, url)
    await look("empty geography")
    await addZips(page, ["60614", "00000"])
    await page.getByRole("region", { name: "Chosen areas" }).getByText("60614", { exact: true }).waitFor()
    await look("geography with a warning")
    const search = page.getByRole("combobox", { name: "Find an area" })
    await search.fill("Austin")
    await page.getByRole("option", { name: /^Austin TX .* records/ }).waitFor()
    await look("search")
    await search.fill("Nowhere at all")
    await page.getByText("Check the spelling, or type one of these:").waitFor()
    await look("search with nothing found")
    await search.press("Escape")
    await search.press("Escape")
    await addRange(page, "60615", "60640")
    await rangeAdded(page)
    await openAudience(page)
    await page.getByRole("radio", { name: /Phones Where Available/ }).check()
    await chooseRange(page, "Age", "30", "49")
    await page.getByText("30 to 49").first().waitFor()
    await look("audience")
    await openAudienceTab(page, "Suppressions")
    await page.getByRole("checkbox", { name: /Prior orders/ }).check()
    await page.getByRole("radio", { name: "Chosen orders" }).check()
    await page.getByText("Until then, everyone stays on the list.").waitFor()
    await look("suppressions")
    if (viewport.width < 1024) {
      await page.goto(`${url}/order/10/demo/demoDemographics`)
      await page.getByRole("button", { name: "Count and price details" }).click()
      await look("ledger as a sheet")
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Poll Count/ })
        .click()
      await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
    } else {
      await page.getByRole("link", { name: "Demographics" }).filter({ visible: true }).click()
      await page.getByRole("complementary").getByText(/Age/).first().waitFor()
      await getCount(page)
    }
    await look("summary")
    await page.getByRole("button", { name: "Read the Data Use Agreement" }).click()
    await page.getByRole("dialog").waitFor()
    await look("agreement")
    await page.keyboard.press("Escape")
    await page
      .getByRole("button", { name: /^Place Order/ })
      .first()
      .click()
    await look("summary with errors")
    await fillOrder(page, { name: "For axe" })
    await reviewTotals(page)
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Place order, \$/ })
      .waitFor()
    await look("totals with tax")
    await confirmOrder(page)
    await page.getByRole("button", { name: /Download list/ }).waitFor({ timeout: 30_000 })
    await look("success")
    const losses = await focusLosses(page)
    await context.close()
    expect([found, losses]).toEqual([[], []])
  })
})
