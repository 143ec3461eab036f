import { AxeBuilder } from "@axe-core/playwright"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test("Ctrl+K finds a page by keys alone, from the landing page and from the builder", async () => {
  const { context, mishaps, page } = await newPage(browser, { reducedMotion: "reduce" })
  await signIn(page, url)
  await page.getByRole("heading", { level: 1 }).waitFor()
  const box = page.getByRole("dialog", { name: "Search" }).getByRole("combobox")
  const options = page.getByRole("dialog").getByRole("option")
  const button = page.locator("header").getByRole("button", { name: "Search" })

  await button.focus()
  await page.keyboard.press("Control+k")
  await box.waitFor()
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  }
  await page.keyboard.press("Control+k")
  await box.waitFor({ state: "detached" })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.keyboard.press("Control+k")
  await box.fill("SAVED")
  expect(await options.allTextContents()).toEqual(["Saved Lists"])
  await page.keyboard.press("Enter")
  await page.waitForURL(`${url}/slc`)

  await page.goto(`${url}/order/10`)
  await page.getByRole("heading", { name: "Select Your Target Areas" }).waitFor()
  await page.keyboard.press("Control+k")
  await box.fill("count")
  expect(await options.first().textContent()).toBe("Counties")
  await page.keyboard.press("Enter")
  await page.waitForURL(`${url}/order/10/geo/county`)
  expect(mishaps.seen).toEqual([])
  await context.close()
})
