import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
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
        page.getByRole("heading", { level: 1 }),
        page.getByRole("region", { name: "Reach New Prospects" }),
      ].map(async (place) => (await place.boundingBox())?.x ?? -1),
    )
    edges.push(lefts)
  }
  await context.close()
  for (const [first, ...others] of edges) for (const other of others) expect(other).toBe(first)
})
