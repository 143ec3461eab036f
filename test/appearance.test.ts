import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { startAudienceOf } from "./walk.ts"

const url = inject("productUrl")
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Measures the brightness of the page's background, from 0 to 255. */
const lightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d")
    if (context === null) return -1
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })

const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: /Your account/ }).click()
  await page.getByRole("radio", { name, exact: true }).check()
  await page.keyboard.press("Escape")
}

test("the appearance is light, dark or the device's, in every tab, and from the first paint on", async () => {
  const { context, mishaps, page } = await newPage(browser, { colorScheme: "light" })
  await signIn(page, url)
  await page.getByRole("heading", { level: 1 }).waitFor()
  expect(await lightness(page)).toBeGreaterThan(200)
  await choose(page, "Dark")
  await expect.poll(() => lightness(page)).toBeLessThan(60)

  // Before any script of the product has come.
  const other = await context.newPage()
  await other.route("**/assets/*.js", (route) => route.abort())
  await other.goto(`${url}/reward`, { waitUntil: "commit" })
  await other.locator("[data-starting]").first().waitFor({ state: "attached" })
  expect(await lightness(other)).toBeLessThan(60)
  await other.close()

  await choose(page, "Match device")
  await expect.poll(() => lightness(page)).toBeGreaterThan(200)
  await page.emulateMedia({ colorScheme: "dark" })
  await expect.poll(() => lightness(page)).toBeLessThan(60)
  await choose(page, "Light")
  await expect.poll(() => lightness(page)).toBeGreaterThan(200)
  await page.reload()
  await page.getByRole("heading", { level: 1 }).waitFor()
  expect(await lightness(page)).toBeGreaterThan(200)
  expect(mishaps.seen).toEqual([])
  expect(await focusLosses(page)).toEqual([])
  await context.close()
})

/** Counts the pixels of a picture that are clearly blue, as the browser's own controls are. */
const bluePixels = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d")
    if (context === null) return -1
    context.drawImage(picture, 0, 0)
    const { data: colors } = context.getImageData(0, 0, picture.width, picture.height)
    let blue = 0
    for (let at = 0; at < colors.length; at += 4) {
      const [red = 0, green = 0, most = 0] = colors.subarray(at, at + 3)
      if (most > red + 60 && most > green + 45) blue++
    }
    return blue
  }, png.toString("base64"))

test("the cross that empties a search box is drawn in a color of ours, and empties it", async () => {
  const { context, page } = await newPage(browser, { colorScheme: "light" })
  await signIn(page, url)
  await startAudienceOf(page, url, { state: "VT", tab: "demoDemographics" })
  const box = page.getByRole("searchbox", { name: "Find an attribute" })
  await box.fill("income")
  expect(await bluePixels(page, await box.screenshot())).toBe(0)
  const place = await box.boundingBox()
  if (place === null) throw new Error("The box isn't on the page.")
  // Where the browser puts it: at the end of the box, within its padding.
  for (let inset = 8; inset < 28 && (await box.inputValue()) !== ""; inset += 4)
    await page.mouse.click(place.x + place.width - inset, place.y + place.height / 2)
  expect(await box.inputValue()).toBe("")
  await context.close()
})
