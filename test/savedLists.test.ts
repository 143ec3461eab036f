import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, PASSWORD, signIn } from "./browser.ts"
import { chooseByKey, saveByKey, tabTo } from "./byKeyboard.ts"
import { focusLosses } from "./focus.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test("lists are watched, shared with a colleague and passed on as files by keyboard alone, on a phone too", async () => {
  const found: Array<string> = []
  const { page, context, mishaps } = await newPage(browser, { reducedMotion: "reduce" })
  await signIn(page, url, "digital")
  await saveByKey(page, url, "Lake front", ["60611", "60610"])
  await page.goto(`${url}/slc`)
  const row = page.getByRole("row").filter({ hasText: "Lake front" }).first()
  await row.waitFor()
  /** Opens an entry of the row's menu with the keyboard. */
  const choose = async (entry: string): Promise<ReturnType<Page["getByRole"]>> => {
    await page.getByRole("main").focus()
    await tabTo(page, page.getByRole("button", { name: "More actions for Lake front" }).first())
    await chooseByKey(page, entry)
    return page.getByRole("dialog")
  }

  const watching = await choose("Watch")
  await watching.getByText("digital@listwright.example").waitFor()
  found.push(...(await findings(page, "watching")))
  await tabTo(page, watching.getByRole("button", { name: "Watch list" }))
  await page.keyboard.press("Enter")
  await row.getByText("Watched when data changes: no change").waitFor()

  await page.getByRole("main").focus()
  await tabTo(page, page.getByRole("button", { name: "What's changed" }))
  await page.keyboard.press("Enter")
  await row.getByText("same data, no change").filter({ visible: true }).waitFor()
  await page.getByText(/^None of \d+ changed$/).waitFor()
  found.push(...(await findings(page, "what changed")))

  const sharing = await choose("Share")
  await sharing.getByText("Not shared").waitFor()
  await tabTo(page, sharing.getByRole("radio", { name: /^View it/ }).first())
  await page.keyboard.press("ArrowDown")
  await tabTo(page, sharing.getByRole("button", { name: "Create a link" }))
  await page.keyboard.press("Enter")
  const field = sharing.getByRole("textbox", { name: "Link for your colleague" })
  await field.waitFor()
  // The button that was pressed is gone: the link is selected, to be copied.
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  found.push(...(await findings(page, "shared")))
  const link = await field.inputValue()
  await page.keyboard.press("Escape")

  // A colleague who is not signed in yet opens the link on a phone, and takes a copy.
  const phone = await newPage(browser, { reducedMotion: "reduce", viewport: { width: 390, height: 844 } })
  await phone.page.goto(link)
  await phone.page.getByRole("textbox", { name: "Email" }).fill("nopay@listwright.example")
  await phone.page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await phone.page.keyboard.press("Enter")
  const shared = phone.page.getByRole("region", { name: "Lake front" })
  await shared.getByText(/^Drew Digital, until/).waitFor()
  expect(new URL(phone.page.url()).hash).toBe("")
  found.push(...(await findings(phone.page, "a shared list on a phone")))
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await tabTo(phone.page, shared.getByRole("button", { name: "Make a copy" }))
  await phone.page.keyboard.press("Enter")
  await shared.getByText(/^Copied as Copy of Lake front/).waitFor()

  // Opened once, it is found on another device without the link, until they remove it.
  const desk = await newPage(browser, { reducedMotion: "reduce" })
  await signIn(desk.page, url, "nopay")
  await desk.page.goto(`${url}/slc`)
  await desk.page.getByRole("link", { name: "Shared with you" }).click()
  await desk.page.getByRole("list").getByText("Lake front", { exact: true }).waitFor()
  found.push(...(await findings(desk.page, "lists shared with a colleague")))
  await tabTo(desk.page, desk.page.getByRole("button", { name: "Open Lake front" }))
  await desk.page.keyboard.press("Enter")
  await desk.page
    .getByRole("region", { name: "Lake front" })
    .getByText(/^Drew Digital, until/)
    .waitFor()

  // Once it is shared no longer, the link opens nothing, and the list is gone from there.
  const stopping = await choose("Share")
  await tabTo(page, stopping.getByRole("button", { name: "Stop sharing" }))
  await page.keyboard.press("Enter")
  await stopping.getByText("Not shared").waitFor()
  // The pressed button is gone: the focus is still in the dialog, at once.
  expect(await stopping.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press("Escape")
  await stopping.waitFor({ state: "hidden" })
  await phone.page.getByRole("textbox", { name: "Link from a colleague" }).fill(link)
  await phone.page.keyboard.press("Enter")
  await phone.page.getByText(/^This link doesn't open a list\./).waitFor()
  await phone.page.getByText("Nothing is shared with you yet").waitFor()
  await phone.context.close()
  await desk.page.reload()
  await desk.page.getByText("Nothing is shared with you yet").waitFor()
  expect(desk.mishaps.seen).toEqual([])
  await desk.context.close()

  const download = page.waitForEvent("download")
  await choose("Download")
  const file = await download
  expect(file.suggestedFilename()).toBe("Lake front.definition.json")
  const input = page.getByLabel("Saved list files")
  await input.setInputFiles(await file.path())
  const report = page.getByRole("region", { name: "Uploaded files" })
  await report.getByText("Lake front", { exact: true }).waitFor()
  await page.getByText("New", { exact: true }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  found.push(...(await findings(page, "an uploaded list on a phone")))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  expect(found).toEqual([])
  expect(mishaps.seen).toEqual([])
  expect(await focusLosses(page)).toEqual([])
  await context.close()
})
