import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test("a button that waits for its answer keeps its place and its width", async () => {
  const { page, context } = await newPage(browser)
  await signIn(page, url, "reseller")
  await page.goto(`${url}/order/10/geo/zip`)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route("**/GetZipsByZips", async (route) => {
    await held
    await route.continue()
  })
  const add = page.getByRole("button", { name: "Add", exact: true })
  const place = await add.boundingBox()
  await page.getByRole("textbox", { name: "ZIP Code 1", exact: true }).fill("60657")
  await add.click()
  await expect.poll(() => add.getAttribute("aria-busy")).toBe("true")
  expect(await add.boundingBox()).toEqual(place)
  answer()
  await expect.poll(() => add.getAttribute("aria-busy")).toBe(null)
  await context.close()
})
