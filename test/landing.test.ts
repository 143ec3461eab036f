import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { addZips, ledgerCount, startListOf } from "./walk.ts"

const url = inject("productUrl")
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test("the landing page continues lists of several sources, with the counts that the builder shows", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, url, "digital")
  await startListOf(page, url, 10)
  await addZips(page, ["60614", "60657"])
  const section = page.getByRole("region", { name: "Chosen areas" })
  await section.getByText("60657").first().waitFor()
  await expect.poll(() => ledgerCount(page)).toBeGreaterThan(0)
  const people = (await ledgerCount(page)).toLocaleString("en-US")
  await startListOf(page, url, 170)
  await addZips(page, ["60614"])
  await section.getByText("60614").first().waitFor()
  await expect.poll(() => ledgerCount(page)).toBeGreaterThan(0)

  await page.goto(url)
  const lists = page.getByRole("region", { name: "Continue where you left off" })
  const [business, consumers] = [lists.getByRole("listitem").nth(0), lists.getByRole("listitem").nth(1)]
  await business.getByText(/^Business.* · changed/).waitFor()
  await consumers.getByText(people, { exact: true }).waitFor()
  expect(await findings(page, "the landing page with lists to continue")).toEqual([])
  await consumers.getByRole("link", { name: "Continue 2 ZIP Codes" }).click()
  // The overview of that list, whatever this tab was at work on before.
  await page.getByRole("region", { name: "Geography" }).getByText("60657").waitFor()
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("the sections of the landing page, and the way back up [p9-scrolling]", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, url, "demo")
  const banners = page.getByRole("navigation", { name: "On this page" })
  await banners.getByRole("link", { name: "Analyze your customers" }).click()
  const heading = page.getByRole("heading", { name: "Analyze your customer data" })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  // The top is reached 500 ms after the press, by the clock of the page.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole("button", { name: "Back to top" }).click()
  await page.clock.runFor(480)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.clock.runFor(40)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.clock.resume()
  await page.getByRole("button", { name: "Back to top" }).waitFor({ state: "detached" })
  expect(await findings(page, "the full landing page")).toEqual([])
  await page.getByRole("button", { name: /^Display and Social/ }).click()
  await page.getByRole("dialog", { name: "Full Service Digital Campaigns" }).waitFor()
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("the way back up covers nothing, at any width [p9-scrolling]", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, url, "demo")
  await page.getByRole("heading", { name: "Analyze your customer data" }).waitFor()
  const header = page.getByRole("banner")
  const up = page.getByRole("button", { name: "Back to top" })
  const beside = header
    .getByRole("link")
    .or(header.getByRole("button"))
    .filter({ hasNot: page.locator("[hidden]"), visible: true })
  for (const width of [320, 390, 768, 1024, 1200, 1280, 1366, 1415, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
    await up.waitFor({ state: "detached" })
    const places = () =>
      beside.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    const before = await places()
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }))
    await up.waitFor()
    const [its, bar] = [await up.boundingBox(), await header.boundingBox()]
    if (its === null || bar === null) throw new Error("The header isn't on the page.")
    expect([width, its.y >= bar.y, its.y + its.height <= bar.y + bar.height]).toEqual([width, true, true])
    // Nothing in the header moved or is covered.
    expect([width, (await places()).filter((place) => !before.includes(place))]).toEqual([
      width,
      [JSON.stringify(await up.evaluate((button) => button.getBoundingClientRect()))],
    ])
    const covered = await beside.evaluateAll(
      (all) =>
        all.filter((one, at) => {
          const mine = one.getBoundingClientRect()
          return all.some((other, place) => {
            const { bottom, left, right, top } = other.getBoundingClientRect()
            return (
              place > at && left < mine.right && right > mine.left && top < mine.bottom && bottom > mine.top
            )
          })
        }).length,
    )
    expect([width, covered]).toEqual([width, 0])
  }
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("a list that is begun at the landing page is for the account that was chosen there [p6-roles]", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, url, "reseller")
  const account = page.getByRole("combobox", { name: "Create new lists for" })
  await account.selectOption("Prairie Home Services")
  await page.getByRole("link", { name: /^Consumer.*Build a list$/ }).click()
  await addZips(page, ["60614", "60657"])
  await expect.poll(() => ledgerCount(page)).toBeGreaterThan(0)
  await page.getByText("For Prairie Home Services", { exact: true }).first().waitFor()

  // Saved, it is among the saved orders, also on the alternate page with its hub; its counts are retrieved from there.
  await page.getByRole("button", { name: "Save Count" }).first().click()
  const dialog = page.getByRole("dialog", { name: "Save Count" })
  await dialog.getByRole("textbox", { name: "Order name" }).fill("Prairie spring")
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: "Count saved" }).waitFor()
  await page.goto(`${url}/example`)
  const hub = page.getByRole("region", { name: "What do you want to do?" })
  expect(await hub.getByRole("combobox", { name: "Create new lists for" }).inputValue()).toBe("4")
  await hub.getByRole("tab", { name: "Enhance Your Data" }).click()
  expect(await findings(page, "the compact landing page")).toEqual([])
  await page.getByRole("button", { name: "Retrieve counts for Prairie spring" }).click()
  await page.waitForURL(/\/order\/10\//)

  // Another account, another list.
  await page.goto(url)
  await account.selectOption("Harbor Street Bakery")
  await page.getByRole("link", { name: /^Consumer.*Build a list$/ }).click()
  await page.getByText("No areas chosen yet").first().waitFor()
  expect(mishaps.seen).toEqual([])
  await context.close()
})
