import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test("a guest's page asks for nothing that is refused", async () => {
  const { page, context } = await newPage(browser)
  const refused: Array<string> = []
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(`${url}/order/10/geo/zip`)
  await page.getByRole("button", { name: "Sign in" }).waitFor()
  await page.waitForLoadState("networkidle")
  await context.close()
  expect(refused).toEqual([])
})

test("the frame is painted before any script", async () => {
  const { page, context } = await newPage(browser)
  await page.route(/\.js$/, () => {})
  await page.goto(`${url}/`, { waitUntil: "commit" })
  const mark = page.locator("svg").first()
  await mark.waitFor()
  const painted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)
  await expect.poll(painted).toBe(1)
  await page.locator("main .skeleton").first().waitFor()
  await context.close()
})

test("header and landing page share their left edge at every width", async () => {
  const { page, context } = await newPage(browser)
  await signIn(page, url)
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
