import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { beginsAtItsStart } from "./beginning.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test("header and landing page share their left edge at every width", async () => {
  const { page, context } = await newPage(browser)
  await signIn(page, url)
  await page.getByRole("region", { name: "Reach New Prospects" }).waitFor()
  const edges: Array<ReadonlyArray<number>> = []
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await Promise.all(
      [
        page.locator("header").getByRole("link", { name: /landing page$/ }),
        // From 1,200 px on, the portal's own navigation is between the edge and the page.
        ...(width < 1_200 ? [] : [page.getByRole("navigation", { name: "Portal" })]),
        page.getByRole("heading", { level: 1 }),
        page.getByRole("region", { name: "Reach New Prospects" }),
      ].map(async (place) => (await place.boundingBox())?.x ?? -1),
    )
    const [header, ...below] = lefts
    edges.push(width < 1_200 ? lefts : [header ?? -1, below[0] ?? -1], below.slice(-2))
  }
  await context.close()
  for (const [first, ...others] of edges) for (const other of others) expect(other).toBe(first)
})

test("a page that takes the place of another one begins at its start: signed in, signed out, from the diagnostic", async () => {
  const { page, context } = await newPage(browser, { viewport: { width: 390, height: 844 } })
  await signIn(page, url)
  await beginsAtItsStart(page)
  await page.getByRole("button", { name: /Your account/ }).click()
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.waitForURL(`${url}/signin`)
  await beginsAtItsStart(page)
  // The keyboard goes on with the first field.
  await page.keyboard.press("Tab")
  expect(await page.getByRole("textbox", { name: "Email" }).evaluate((box) => box.matches(":focus"))).toBe(
    true,
  )
  await page.goto(`${url}/freedatadiagnostic`)
  await page.getByRole("link", { name: "Sign in" }).click()
  await page.waitForURL(`${url}/signin`)
  await beginsAtItsStart(page)
  await context.close()
})
