import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { startNewList } from "./walk.ts"

const url = inject("productUrl")
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Opens an address as a browser shows it before any script has arrived. */
const openWithoutScripts = async (page: Page, path: string): Promise<void> => {
  await page.route(/\.js$/, () => {})
  await page.goto(`${url}${path}`, { waitUntil: "commit" })
  await page.locator("link[rel=stylesheet]").waitFor({ state: "attached" })
  await page.evaluate(() => document.fonts.ready)
}

/** Locates texts on the page to the pixel, each where it first appears. */
const placesOf = (page: Page, texts: ReadonlyArray<string>) =>
  page.evaluate((wanted) => {
    const places: Record<string, ReadonlyArray<number>> = {}
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ""
      if (!wanted.includes(text) || text in places || node.parentElement?.checkVisibility() !== true) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { height, width, x, y } = range.getBoundingClientRect()
      if (width > 1) places[text] = [x, y, width, height].map(Math.round)
    }
    return places
  }, texts)

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value)
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )

describe.each([
  {
    title: "the sign-in page",
    path: "/signin",
    user: null,
    texts: [
      "Listwright",
      "Sign in",
      "Email",
      "Password",
      "Forgot your password?",
      "800-555-0142",
      "support@listwright.example",
    ],
    heading: "Sign in",
  },
  {
    title: "the builder",
    path: "/order/10/geo/zip",
    user: "reseller",
    texts: ["Listwright", "Select Target Area(s)", "1", "2", "Select Your Target Areas"],
    heading: "Select Your Target Areas",
  },
])("$title", ({ heading, path, texts, title, user }) => {
  test("is painted before any script, in its place, and nothing moves when the scripts are there", async () => {
    for (const viewport of SIZES) {
      const isTouched = viewport.width === 390
      const { page, context } = await newPage(browser, { viewport, hasTouch: isTouched, isMobile: isTouched })
      if (user !== null) {
        await signIn(page, url, user)
        // Steps have their numbers while nothing is chosen; other walks of this person choose something.
        await startNewList(page, url)
      }
      const bare = await context.newPage()
      await openWithoutScripts(bare, path)
      const painted = await placesOf(bare, texts)
      expect(Object.keys(painted).toSorted()).toEqual([...texts].toSorted())
      await page.goto(`${url}${path}`)
      await page.getByRole("heading", { name: heading, level: 1 }).waitFor()
      await page.waitForLoadState("networkidle")
      expect({ title, ...viewport, ...(await placesOf(page, texts)) }).toEqual({
        title,
        ...viewport,
        ...painted,
      })
      expect(await layoutShift(page)).toBe(0)
      await context.close()
    }
  })
})

test("a page starts as what the person will see: without a session every address is the sign-in page", async () => {
  const { page, context } = await newPage(browser)
  await openWithoutScripts(page, "/order/10/geo/zip")
  const painted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)
  await expect.poll(painted).toBe(1)
  await page.getByText("Password", { exact: true }).waitFor()
  expect(await page.getByText("Select Your Target Areas").isVisible()).toBe(false)
  await context.close()
})

test("neither a guest nor who has signed out asks for anything that is refused", async () => {
  const { page, context } = await newPage(browser)
  const wrong: Array<string> = []
  page.on("response", (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
  })
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(message.text())
  })
  page.on("pageerror", (error) => wrong.push(error.message))
  for (const path of ["/", "/signin", "/order/10"]) {
    await page.goto(`${url}${path}`)
    await page.getByRole("button", { name: "Sign in" }).waitFor()
    await page.waitForLoadState("networkidle")
  }
  await signIn(page, url, "reseller")
  await page.getByRole("button", { name: /^Your account/ }).click()
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("heading", { name: "Sign in" }).waitFor()
  await page.waitForLoadState("networkidle")
  await page.goto(`${url}/order/10`)
  await page.getByRole("heading", { name: "Sign in" }).waitFor()
  await page.waitForLoadState("networkidle")
  expect(wrong).toEqual([])
  await context.close()
})

test("the next step is loaded once somebody works on the one before, and not earlier", async () => {
  const { page, context } = await newPage(browser)
  await signIn(page, url, "reseller")
  const ahead: Array<string> = []
  page.on("request", (request) => {
    if (/Demographics.*\.js$/.test(request.url())) ahead.push(request.url())
  })
  await page.goto(`${url}/order/10/geo/zip`)
  const box = page.getByRole("textbox", { name: "ZIP Code 1", exact: true })
  await box.waitFor()
  await page.waitForLoadState("networkidle")
  expect(ahead).toEqual([])
  await box.press("6")
  await expect.poll(() => ahead.length).toBe(1)
  await context.close()
})
