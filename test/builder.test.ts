import type { BrowserContext, Locator, Page } from "@playwright/test"
import { expect, inject, test } from "vitest"
import { newLists } from "./newLists.ts"
import { addRange, addZips, chooseRange, ledgerCount, openAudience, rangeAdded } from "./walk.ts"

/**
 * Checks that the builder keeps what a user enters, reports each error once and in its place, and shows only correct
 * figures.
 */

const url = inject("productUrl")
let context: BrowserContext
let page: Page
newLists("power", (opened) => {
  ;({ context, page } = opened)
})

const ledger = (): Locator => page.getByRole("complementary")
const chosen = (): Locator => page.getByRole("region", { name: "Chosen areas" })
const button = (name: RegExp | string): Locator => page.getByRole("button", { name })
const zipBox = (box: number): Locator => page.getByRole("textbox", { name: `ZIP Code ${box}`, exact: true })
const text = (figure: number): string => figure.toLocaleString("en-US")
const count = (): Promise<number> => ledgerCount(page)

/** 40 ZIP Codes and their people; ends on the audience step. */
const chooseAreas = async (): Promise<void> => {
  await addRange(page, "60601", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
}

test("pasted entries that are no ZIP Codes are counted, listed and kept, and a success clears what was said", async () => {
  await button(/Paste ZIP Codes, ZIP\+4/).click()
  const section = page.getByRole("group", { name: /Paste ZIP Codes, ZIP\+4/ })
  const codes = section.getByRole("textbox")
  const unknown = Array.from({ length: 1_031 }, (_, at) => `00${String(at).padStart(3, "0")}x`)
  await codes.fill(["60614", ...unknown, "60615"].join("\n"))
  await section.getByRole("button", { name: "Add" }).click()
  await chosen().getByText("60615", { exact: true }).waitFor()
  const left = page.getByRole("region", { name: "1,031 entries weren't added" })
  await left.waitFor()
  await left.getByRole("button", { name: "Copy all" }).waitFor()
  expect((await codes.inputValue()).split("\n")).toEqual(unknown)
  await codes.fill("60616")
  await section.getByRole("button", { name: "Add" }).click()
  await chosen().getByText("60616", { exact: true }).waitFor()
  await left.waitFor({ state: "detached" })
  expect(await page.getByText("Invalid or duplicate entries have been removed").count()).toBe(0)
})

test("what is typed and not added survives a refresh", async () => {
  await zipBox(1).fill("60614")
  await zipBox(2).fill("606")
  await page.reload()
  await expect.poll(() => zipBox(1).inputValue()).toBe("60614")
  expect(await zipBox(2).inputValue()).toBe("606")
})

test("a count that misses something marks and focuses it, and the ledger says so", async () => {
  await addZips(page, ["60614"])
  await chosen().getByText("60614", { exact: true }).waitFor()
  await openAudience(page)
  await chooseRange(page, "Age", "30", "49")
  await ledger().getByRole("listitem").filter({ hasText: /^Age/ }).waitFor()
  await ledger()
    .getByRole("button", { name: /^Poll Count/ })
    .click()
  await ledger()
    .getByText(/Select a phone option./)
    .waitFor()
  const phones = page.getByRole("group", { name: "Phone options" })
  await expect.poll(() => phones.evaluate((group) => group.contains(document.activeElement))).toBe(true)
  await phones.getByText("Select a phone option.").waitFor()
})

test("Undo and Redo name what they change", async () => {
  await addZips(page, ["60614", "60615"])
  await button("Remove 60614").click()
  await button("Undo: removed ZIP Code 60614").first().click()
  await button("Remove 60614").waitFor()
  await button("Redo: removed ZIP Code 60614").first().click()
  await button("Remove 60614").waitFor({ state: "detached" })
})

test("a range that is upside down is answered with the numbers that were typed", async () => {
  await chooseAreas()
  await chooseRange(page, "Age", "44", "25")
  await page.getByText("44 is larger than 25. Please put the smaller one first.").first().waitFor()
})

test("an outage is said once, the last figure stays, and the count goes on after it", async () => {
  await addZips(page, ["60614", "60615"])
  await chosen().getByText("60615", { exact: true }).waitFor()
  await expect.poll(count).toBeGreaterThan(0)
  await page.getByText("Saved", { exact: true }).first().waitFor()
  const before = await count()
  await context.setOffline(true)
  await button("Exclude 60614").click()
  const said = page.getByText("The server can't be reached. Check your internet connection.")
  await said.first().waitFor()
  // The ledger asks again after 1 and 3 seconds; each failure could say it once more.
  const failed = new Promise<void>((resolve) => {
    let times = 0
    page.on("requestfailed", () => {
      times += 1
      if (times === 3) resolve()
    })
  })
  await failed
  expect(await said.count()).toBe(1)
  expect(await count()).toBe(before)
  await context.setOffline(false)
  await said.first().waitFor({ state: "detached" })
  await page.getByText("Saved", { exact: true }).first().waitFor()
  await expect.poll(count).toBeLessThan(before)
  await button("Include 60614").click()
  await expect.poll(count).toBe(before)
})

test("a source that does not exist is warned of once", async () => {
  await page.goto(`${url}/order/999`)
  const warning = page
    .getByRole("region", { name: "Notices" })
    .getByText("This data source isn't available. Please choose another one.")
  await warning.waitFor()
  await page.waitForURL(`${url}/`)
  expect(await warning.count()).toBe(1)
  expect(await page.getByText(/^\d+ times$/).count()).toBe(0)
})

test("a count shows its dialog once it lasts, and that has one truth for bar and text", async () => {
  await chooseAreas()
  await chooseRange(page, "Age", "30", "49")
  await ledger().getByRole("listitem").filter({ hasText: /^Age/ }).waitFor()
  await page.route("**/CheckPollingStatusWithoutSeesion", async (route) => {
    const DataSource = { PercentComplete: 40, IsFailed: false }
    await route.fulfill({ json: { d: { ResultFlag: true, ResultMessage: "", DataSource } } })
  })
  const start = ledger().getByRole("button", { name: /^Poll Count/ })
  const dialog = page.getByRole("dialog", { name: "Let's see what we've got" })
  await expect.poll(() => page.locator("aside [aria-busy=true]").count()).toBe(0)
  await start.click()
  await dialog.getByText("40%").waitFor()
  expect(await dialog.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("40")
  await dialog.getByRole("button", { name: "Stop" }).click()
  await dialog.waitFor({ state: "detached" })

  // Once more, now that the dialog is loaded and nothing but the clock holds it back.
  await expect.poll(() => page.locator("aside [aria-busy=true]").count()).toBe(0)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await start.click()
  await ledger().locator("button[aria-busy=true]").waitFor()
  await page.clock.runFor(390)
  expect(await dialog.count()).toBe(0)
  await page.clock.runFor(20)
  await dialog.waitFor()
  await page.clock.resume()
  await dialog.getByRole("button", { name: "Stop" }).click()
  await dialog.waitFor({ state: "detached" })
})

test("a line of the waterfall opens its control, and a switch tries the list without it", async () => {
  await chooseAreas()
  await expect.poll(count).toBeGreaterThan(1_000)
  const everybody = await count()
  await chooseRange(page, "Age", "30", "49")
  await expect.poll(count).toBeLessThan(everybody)
  const few = await count()
  const line = ledger().getByRole("listitem").filter({ hasText: /^Age/ })
  await line.getByRole("switch").click()
  const trial = ledger().getByRole("region", { name: "Unsaved trial" })
  await trial.getByText(`${text(everybody)} records`).waitFor()
  expect(await count()).toBe(few)
  await line.getByRole("switch").click()
  await trial.waitFor({ state: "detached" })

  await page.goto(`${url}/order/10/geo/zip`)
  await ledger().getByRole("listitem").filter({ hasText: /^Age/ }).getByRole("link").first().click()
  await page.getByRole("heading", { name: "Build Your Target Audience" }).waitFor()
  await page.getByRole("group", { name: /^Age/ }).first().getByRole("textbox").first().waitFor()
})

test("the last change says what it brought, and is undone there", async () => {
  await addZips(page, ["60614"])
  await expect.poll(count).toBeGreaterThan(0)
  const before = await count()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  await addZips(page, ["60615"])
  await expect.poll(count).toBeGreaterThan(before)
  const more = (await count()) - before
  await ledger()
    .getByText(new RegExp(`^\\+${text(more)}\\b`))
    .first()
    .waitFor()
  await ledger().getByRole("button", { name: "Undo your last change" }).click()
  await expect.poll(count).toBe(before)
})

test("each new figure is said once, politely", async () => {
  await addZips(page, ["60614"])
  await expect.poll(count).toBeGreaterThan(0)
  const before = await count()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  const figures = page.locator("[aria-live=polite]")
  await expect.poll(() => figures.allTextContents()).toContainEqual(expect.stringContaining(text(before)))
  await page.evaluate(() => {
    const said: Array<string> = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const live = (target instanceof Element ? target : target.parentElement)?.closest(
          "[aria-live=polite], [role=status]",
        )
        const heard = live?.textContent ?? ""
        if (heard !== "" && said.at(-1) !== heard) said.push(heard)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  // Two edits in quick succession: what lies between them is not said.
  await addZips(page, ["60615"])
  await expect.poll(count).toBeGreaterThan(before)
  const between = text(await count())
  await button("Exclude 60614").click()
  await expect.poll(async () => text(await count())).not.toBe(between)
  const figure = `${text(await count())} records`
  const said = () => page.evaluate(() => (window as unknown as { said: ReadonlyArray<string> }).said)
  const heard = async () => (await said()).filter((words) => / records, [\d,]+ with phones/.test(words))
  await expect.poll(async () => (await heard()).length).toBe(1)
  expect((await heard())[0]).toContain(figure)
})
