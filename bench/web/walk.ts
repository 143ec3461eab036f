import type { Browser, Page } from "@playwright/test"
import { gzipSync } from "node:zlib"
import { audienceFigures } from "./audience.ts"
import { beginList, signIn, slowDown } from "./open.ts"
import { reviewFigures } from "./review.ts"
import { type Figures, untilFigure, WAIT_MS } from "./untilFigure.ts"

const SLOWER = 4

/** The largest contentful paint, in milliseconds, and the sum of the layout shifts of a page at rest. */
const paints = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(
    () =>
      new Promise<readonly [number, number]>((resolve) => {
        let [largest, shift] = [0, 0]
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) largest = entry.startTime
        }).observe({ type: "largest-contentful-paint", buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) shift += Number(entry.value)
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve([largest, shift]), 300)
      }),
  )

/** No walk chooses it otherwise. */
const SEARCHED = "60609"
/** Cities of Texas: the longest list of a picker. */
const TEXAS = { state: "Texas", first: "Abbott" }

/** From a letter in the search over the areas to its hits, from Enter to the count, and from a state to its places. */
const areaFigures = async (page: Page): Promise<Figures> => {
  const figures = new Map<string, number>()
  await page.getByRole("link", { name: /Select Target Area/ }).click()
  const box = page.getByRole("combobox", { name: "Find an area" })
  const isThere = await box.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  )
  if (!isThere) return figures
  const hits = page.getByRole("listbox", { name: "Areas found" }).getByRole("option")
  await box.fill(SEARCHED.slice(0, 4))
  await hits.nth(1).waitFor()
  await page.waitForLoadState("networkidle")
  const typed = performance.now()
  await box.press(SEARCHED.slice(4))
  await hits.nth(1).waitFor({ state: "detached" })
  figures.set("search keystroke to hits", performance.now() - typed)
  await page.waitForLoadState("networkidle")
  figures.set("area added to count", await untilFigure(page, "keydown", () => box.press("Enter")))
  await page.waitForLoadState("networkidle")

  await page.goto(new URL("city", page.url()).href)
  const states = page.getByRole("combobox", { name: "State" })
  await states.waitFor()
  await page.waitForLoadState("networkidle")
  const opened = performance.now()
  await states.selectOption({ label: TEXAS.state })
  await page.getByRole("option", { name: TEXAS.first, exact: true }).waitFor()
  figures.set("Texas picker open", performance.now() - opened)
  return figures
}

/** One person's way from the first ZIP Code to an attribute, on a processor four times slower. */
export const walk = async (browser: Browser, url: string, zip: string): Promise<Figures> => {
  const figures = new Map<string, number>()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const first = await context.newPage()
    await signIn(first, url)
    await beginList(first, 10)
    await first.close()

    const page = await context.newPage()
    page.setDefaultTimeout(WAIT_MS)
    const scripts = new Map<string, number>()
    const read: Array<Promise<unknown>> = []
    let calls = 0
    page.on("response", (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith(".js"))
        read.push(response.body().then((body) => scripts.set(pathname, gzipSync(body).length)))
    })
    page.on("request", (request) => {
      if (request.method() !== "GET") calls += 1
    })
    await slowDown(page, SLOWER)
    const session = await context.newCDPSession(page)
    await session.send("Network.clearBrowserCache")
    await page.goto(`${url}/order/10/geo/zip`)
    await page.getByRole("heading", { name: "Select Your Target Areas", level: 1 }).waitFor()
    await page.waitForLoadState("networkidle")
    await Promise.all(read)
    const [largest, shift] = await paints(page)
    figures.set("largest paint of the builder", largest)
    figures.set("layout shift of the builder", shift)
    figures.set("scripts of the builder", scripts.size)
    figures.set("kB of scripts, gzip", [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1_000)

    const remove = page.getByRole("button", { name: "Remove all" })
    if (await remove.isVisible()) await remove.click()
    const box = page.getByRole("textbox", { name: "ZIP Code 1", exact: true })
    await box.fill(zip.slice(0, 4))
    await box.press("End")
    figures.set(
      "last ZIP digit to count",
      await untilFigure(page, "input", async () => {
        await box.press(zip.slice(4))
        await box.press("Enter")
      }),
    )
    await page.waitForLoadState("networkidle")

    const routed = performance.now()
    await page.getByRole("link", { name: /Define Target Audience/ }).click()
    await page.getByRole("heading", { name: "Build Your Target Audience", level: 1 }).waitFor()
    figures.set("areas to audience", performance.now() - routed)
    await page.waitForLoadState("networkidle")
    // Where the audience opens at another tab.
    await page.goto(new URL("/order/10/demo/demoDemographics", url).href)
    await page.waitForLoadState("networkidle")

    calls = 0
    const toggle = page.getByRole("radio", { name: /Only Records With Phones/ })
    figures.set(
      "toggle to count",
      await untilFigure(page, "click", async () => {
        await toggle.evaluate((input) => (input instanceof HTMLElement ? input.click() : undefined))
      }),
    )
    await page.waitForLoadState("networkidle")
    figures.set("requests of an edit", calls)

    const attribute = page
      .getByRole("button", { name: "Age", exact: false })
      .filter({ hasText: /^Age/ })
      .first()
    const opened = performance.now()
    await attribute.click()
    const chart = page.getByRole("group", { name: "Age histogram" })
    const isThere = await chart.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    )
    if (isThere) figures.set("attribute opened to histogram", performance.now() - opened)
    await page.waitForLoadState("networkidle")
    for (const [name, took] of await areaFigures(page)) figures.set(name, took)
    for (const [name, took] of await audienceFigures(page)) figures.set(name, took)
    for (const [name, took] of await reviewFigures(page)) figures.set(name, took)
    return figures
  } finally {
    await context.close()
  }
}
