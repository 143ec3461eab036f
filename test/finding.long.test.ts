import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest"
import { recordsOf } from "./audience.ts"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { tabTo } from "./byKeyboard.ts"
import { focusLosses } from "./focus.ts"
import { universeTexts } from "./universeTexts.ts"
import { ledgerCount, openAudienceTab, startAudienceOf } from "./walk.ts"

const url = inject("productUrl")
const universe = join(inject("productData"), "universes", "10")

let browser: Browser
let opened: Awaited<ReturnType<typeof newPage>>
// One page for all walks: signing in takes longer than most of them.
beforeAll(async () => {
  browser = await launchBrowser()
  opened = await newPage(browser, { reducedMotion: "reduce" })
  await signIn(opened.page, url)
})
afterEach(async () => {
  expect([opened.mishaps.seen, await focusLosses(opened.page)]).toEqual([[], []])
})
afterAll(() => browser.close())

/** People of the state who fulfill a condition, by plain SQL over the universe's own files. */
const people = async (where: string): Promise<number> =>
  (await universeTexts(universe, "ROW_ID", `STATE = 'IL' AND ${where}`)).length

/** A walk on a tab of the audience step, for everybody in Illinois. */
const onTab = async (tab: string, walk: (page: Page) => Promise<void>): Promise<void> => {
  await startAudienceOf(opened.page, url, { state: "IL", tab })
  await walk(opened.page)
}

/** Checks with axe the screen where a walk ends, wide and narrow; no part may overflow when narrow. */
const isAccessible = async (page: Page, screen: string): Promise<void> => {
  const found = [...(await findings(page, screen))]
  await page.setViewportSize({ width: 390, height: 844 })
  found.push(...(await findings(page, `${screen}, narrow`)))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect([found, overflow]).toEqual([[], 0])
}

const counted = (page: Page, where: string) =>
  people(where).then((records) => expect.poll(() => ledgerCount(page)).toBe(records))

test("interests are chosen by key, any of them or all, and count what plain SQL finds", () =>
  onTab("intrestsPurchasing", async (page) => {
    const box = (name: string) => page.getByRole("checkbox", { name, exact: true })
    expect(await recordsOf(box("Wine"))).toBe(await people("WINE = 1"))
    await tabTo(page, box("Boating and Sailing"))
    await page.keyboard.press("Space")
    await page.keyboard.press("ArrowRight")
    expect(await box("Snow Skiing").evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press("Space")
    await counted(page, "(BOATING = 1 OR SKIING = 1)")
    // What is chosen of them is no part of their figures.
    expect(await recordsOf(box("Wine"))).toBe(await people("WINE = 1"))
    await page.getByRole("radio", { name: "All of your choices" }).check()
    await counted(page, "BOATING = 1 AND SKIING = 1")
    await page.getByRole("searchbox", { name: "Find an interest or purchase" }).fill("wine")
    await expect.poll(() => page.getByRole("checkbox").count()).toBe(1)
    await box("Wine").check()
    await counted(page, "BOATING = 1 AND SKIING = 1 AND WINE = 1")
    await page.getByRole("searchbox", { name: "Find an interest or purchase" }).fill("wi")
    await page.getByText("Enter at least 3 characters.").waitFor()
    await page.getByRole("searchbox", { name: "Find an interest or purchase" }).fill("")
    await isAccessible(page, "interests")
  }))

test("propensities are taken by deciles, each with what it leaves, without a question for each step", () =>
  onTab("audiencePropensities", async (page) => {
    const cruise = page.getByRole("group", { name: "Take a Cruise deciles" })
    const to = cruise.getByRole("slider", { name: "Take a Cruise, deciles to" })
    // Its figures are asked for once it is in view.
    await cruise.scrollIntoViewIfNeeded()
    await cruise.getByText(/records/).waitFor()
    const asked: Array<string> = []
    page.on("request", (request) => {
      if (request.url().endsWith("/breakdown")) asked.push(request.postData() ?? "")
    })
    await to.focus()
    for (let presses = 0; presses < 7; presses++) await page.keyboard.press("ArrowLeft")
    await cruise.getByText("The most likely 30%").waitFor()
    await counted(page, "LIKELY_CRUISE BETWEEN 1 AND 3")
    const left = await people("LIKELY_CRUISE BETWEEN 1 AND 3")
    await cruise.getByText(`${left.toLocaleString("en-US")} records`).waitFor()
    expect(asked.filter((body) => body.includes('"column":"LIKELY_CRUISE"}'))).toEqual([])
    const remodel = page.getByRole("group", { name: "Remodel the Home deciles" })
    await remodel.getByRole("slider").first().focus()
    await page.keyboard.press("ArrowRight")
    await remodel.getByText("The least likely 90%").waitFor()
    await counted(page, "LIKELY_CRUISE BETWEEN 1 AND 3 AND LIKELY_REMODEL BETWEEN 2 AND 10")
    await page.getByRole("button", { name: "Include everyone: Remodel the Home" }).click()
    await counted(page, "LIKELY_CRUISE BETWEEN 1 AND 3")
    await isAccessible(page, "propensities")
  }))

test("the search finds what people call things, adds by Enter, and takes away by Enter again", () =>
  onTab("search", async (page) => {
    const box = page.getByRole("combobox", { name: "Find your audience" })
    const option = (name: RegExp) => page.getByRole("option", { name })
    await box.fill("do")
    await page.getByText("Enter at least 3 characters.").waitFor()
    await box.pressSequentially("gs")
    await option(/^Dog/).waitFor()
    const dogs = await people("(PETS & 2) > 0")
    await expect.poll(() => option(/^Dog/).innerText()).toContain(dogs.toLocaleString("en-US"))
    await page.keyboard.press("Enter")
    await counted(page, "(PETS & 2) > 0")
    await box.fill("refinence")
    await option(/^Refinance a Mortgage/).waitFor()
    await page.keyboard.press("Enter")
    await counted(page, "(PETS & 2) > 0 AND LIKELY_REFINANCE BETWEEN 1 AND 3")
    await page.keyboard.press("Enter")
    await counted(page, "(PETS & 2) > 0")
    await box.fill("xylophone")
    await page.getByText("No options available").waitFor()
    await box.fill("kids")
    await option(/^Children Present/).waitFor()
    await page.keyboard.press("ArrowDown")
    await isAccessible(page, "search")
  }))

test("a quick pick is found beside attributes, applied by Enter in place of an earlier one, and taken away", () =>
  onTab("search", async (page) => {
    const affluent = "INCOME IN (9, 10, 11, 12) AND OWNERRENTER = 1 AND HOMEVALUE IN (7, 8, 9, 10)"
    const box = page.getByRole("combobox", { name: "Find your audience" })
    const option = (name: RegExp) => page.getByRole("option", { name })
    await box.fill("affluent home")
    await expect
      .poll(() => option(/^Affluent homeowners/).innerText())
      .toContain((await people(affluent)).toLocaleString("en-US"))
    await page.keyboard.press("Enter")
    await counted(page, affluent)
    await option(/^Affluent homeowners.*Applied/).waitFor()
    await box.fill("turning 65")
    await option(/^Turning 65/).waitFor()
    await page.keyboard.press("Enter")
    await page.getByText("Applied Turning 65 in place of Affluent homeowners").first().waitFor()
    await counted(page, "AGE BETWEEN 64 AND 65")
    await page.keyboard.press("Enter")
    await counted(page, "1 = 1")
    await box.fill("yung families")
    await option(/^Young families/).waitFor()
    // The search over everything knows it too, and leads to it.
    await page.keyboard.press("Control+k")
    await page.keyboard.type("young families")
    await option(/^Young families Parents of 25/).waitFor()
    await page.keyboard.press("Escape")
  }))

test("an industry is found by its code with the businesses that it brings, and Enter adds it", async () => {
  const { page } = opened
  await startAudienceOf(page, url, { listType: 20, state: "OR", tab: "search" })
  const option = page.getByRole("option", { name: /^5812 Eating Places/ })
  const shown = () =>
    option.innerText().then((text) => Number(text.replace("5812", "").replaceAll(/\D/g, "")))
  await page.getByRole("combobox", { name: "Find your audience" }).fill("5812")
  await expect.poll(shown).toBeGreaterThan(0)
  const brings = await shown()
  await page.keyboard.press("Enter")
  await expect.poll(() => ledgerCount(page)).toBe(brings)
  // Chosen, it says the same.
  expect(await shown()).toBe(brings)
})

test("what is often chosen together is added by key, with what it leaves, and the focus stays in its line", () =>
  onTab("search", async (page) => {
    await page.getByRole("combobox", { name: "Find your audience" }).fill("homeowner")
    await page.getByRole("option", { name: /^Homeowner/ }).waitFor()
    await page.keyboard.press("Enter")
    await counted(page, "OWNERRENTER = 1")
    await openAudienceTab(page, "Demographics")
    const line = page.getByRole("list", { name: "Often chosen together" })
    const worth = line.getByRole("button", { name: /^Add Home Value: \$400,000 or more/ })
    const both = "OWNERRENTER = 1 AND HOMEVALUE IN (7, 8, 9, 10)"
    await tabTo(page, worth)
    await expect.poll(() => worth.innerText()).toContain((await people(both)).toLocaleString("en-US"))
    await page.keyboard.press("Enter")
    await counted(page, both)
    await expect.poll(() => worth.count()).toBe(0)
    await expect.poll(() => line.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    // Households as they are use no attributes.
    await page.getByRole("checkbox", { name: "All households" }).check()
    await expect.poll(() => line.count()).toBe(0)
    await page.getByRole("checkbox", { name: "All households" }).uncheck()
    await line.waitFor()
    await isAccessible(page, "what is often chosen together")
  }))

test("an attribute with a tab of its own stands on no other, and the sentence leads to it", () =>
  onTab("intrestsPurchasing", async (page) => {
    await page.getByRole("checkbox", { name: "Wine", exact: true }).check()
    await openAudienceTab(page, "Demographics")
    await page.getByRole("navigation", { name: "Categories" }).waitFor()
    expect(await page.getByRole("button", { name: /^(?:Wine|Propensity)/ }).count()).toBe(0)
    await page.getByRole("region", { name: "Your audience" }).getByRole("link", { name: "Wine" }).click()
    const wine = page.getByRole("checkbox", { name: "Wine", exact: true })
    await expect.poll(() => wine.evaluate((element) => element === document.activeElement)).toBe(true)
  }))
