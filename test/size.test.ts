import { gzipSync } from "node:zlib"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7)

/** The JavaScript that a page loads until it rests, in gzip bytes by file. */
const loaded = async (page: Page, visit: () => Promise<void>): Promise<ReadonlyMap<string, number>> => {
  const sizes = new Map<string, number>()
  const under: Array<Promise<void>> = []
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.endsWith(".js")) return
    under.push(
      response.body().then((body) => {
        sizes.set(new URL(response.url()).pathname, gzipSync(body).length)
      }),
    )
  })
  await visit()
  await page.waitForLoadState("networkidle")
  await Promise.all(under)
  return sizes
}

const report = (title: string, sizes: ReadonlyMap<string, number>): number => {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const lines = [...sizes].toSorted((a, b) => b[1] - a[1]).map(([file, size]) => `${kB(size)} kB  ${file}`)
  process.stdout.write(`\nJavaScript at ${title}, gzip\n${lines.join("\n")}\n${kB(total)} kB  together\n`)
  return total
}

test("the sign-in page loads at most 200 kB of JavaScript", async () => {
  const { page, context } = await newPage(browser)
  const sizes = await loaded(page, async () => {
    await page.goto(`${url}/signin`)
    await page.getByRole("button", { name: "Sign in" }).waitFor()
  })
  expect(sizes.size).toBeGreaterThan(0)
  expect(report("/signin", sizes)).toBeLessThanOrEqual(200_000)
  await context.close()
})

test("the builder loads at most 15 scripts with 289 kB of JavaScript", async () => {
  const { page, context } = await newPage(browser)
  await signIn(page, url)
  // The list of chosen areas is loaded where there are some. By its link: other tests have lists of this user too.
  const { id } = await (await page.request.post(`${url}/api/v1/drafts`, { data: { listType: 10 } })).json()
  const fresh = await context.newPage()
  await (await context.newCDPSession(fresh)).send("Network.clearBrowserCache")
  const sizes = await loaded(fresh, async () => {
    await fresh.goto(`${url}/order/10?SessionId=${id}`)
    await fresh.getByRole("heading", { name: "Select Your Target Areas" }).waitFor()
  })
  expect(sizes.size).toBeGreaterThan(0)
  expect(report("/order/10", sizes)).toBeLessThanOrEqual(289_000)
  expect(sizes.size).toBeLessThanOrEqual(15)
  await context.close()
})
