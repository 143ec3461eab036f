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

test("the user's menu in a low window is scrolled by wheel and by keyboard to its last entry", async () => {
  // 1440 x 900 at 200%, and a phone that is held sideways.
  for (const viewport of [
    { width: 720, height: 450 },
    { width: 844, height: 390 },
  ]) {
    const { page, context, mishaps } = await newPage(browser, { viewport })
    await signIn(page, url, "reseller")
    const button = page.getByRole("button", { name: /Your account/ })
    await button.click()
    const panel = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`)
    const height = await panel.evaluate(({ scrollHeight }) => scrollHeight)
    const box = await panel.boundingBox()
    if (box === null) throw new Error("The menu isn't on the page.")
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
    expect(height).toBeGreaterThan(box.height)

    // Each entry comes into view as the focus reaches it.
    const controls = panel.locator("a[href], button, input:checked")
    const entries = await controls.count()
    for (let at = 0; at < entries; at++) {
      await page.keyboard.press("Tab")
      const entry = await page.evaluate(() => {
        const focused = document.activeElement?.closest("label, a, button") ?? document.activeElement
        const { bottom, left, right, top } = focused?.getBoundingClientRect() ?? new DOMRect()
        const drawn = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return { isInMenu: drawn !== null && (focused?.contains(drawn) ?? false), top, bottom }
      })
      expect(entry.isInMenu).toBe(true)
      expect(entry.top).toBeGreaterThanOrEqual(box.y - 1)
      expect(entry.bottom).toBeLessThanOrEqual(box.y + box.height + 1)
    }
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Sign out")

    // The wheel gets there, too.
    await panel.evaluate((element) => element.scrollTo({ top: 0, behavior: "instant" }))
    const out = panel.getByRole("button", { name: "Sign out" })
    expect(((await out.boundingBox())?.y ?? 0) > box.y + box.height).toBe(true)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.wheel(0, height)
    await expect.poll(async () => ((await out.boundingBox())?.y ?? 0) < box.y + box.height).toBe(true)
    await out.click()
    await page.waitForURL(`${url}/signin`)
    expect(mishaps.seen).toEqual([])
    await context.close()
  }
})
