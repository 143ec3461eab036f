import { readFile } from "node:fs/promises"
import type { Browser, Page } from "@playwright/test"
import ExcelJS from "exceljs"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, PASSWORD, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { addZips, ledgerCount, startNewList } from "./walk.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Presses Tab until this has the focus. */
const tabTo = async (page: Page, place: ReturnType<Page["locator"]>): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error("There is no way by Tab.")
}

/** Counts a list of ZIP Codes and saves it with the keyboard; answers how many people it holds. */
const save = async (page: Page, name: string, zips: ReadonlyArray<string>): Promise<number> => {
  await startNewList(page, url)
  await addZips(page, zips)
  await page
    .getByRole("region", { name: "Chosen areas" })
    .getByText(zips.at(-1) ?? "")
    .waitFor()
  await tabTo(page, page.getByRole("button", { name: "Save Count" }))
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Save Count" })
  await tabTo(page, dialog.getByRole("textbox", { name: "Order name" }))
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(name)
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: "The count is saved" }).waitFor()
  await page.keyboard.press("Escape")
  return ledgerCount(page)
}

/** Opens the menu that has the focus and performs an entry of it. */
const chooseByKey = async (page: Page, entry: string): Promise<void> => {
  await page.keyboard.press("Enter")
  const item = page.getByRole("menuitem", { name: entry, exact: true })
  await item.waitFor()
  for (let presses = 0; presses < 12; presses++) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press("ArrowDown")
  }
  await page.keyboard.press("Enter")
}

/** Downloads a table by the menu of this name, in a format, with the keyboard. */
const take = async (page: Page, menu: string, format: string): Promise<Buffer> => {
  const saved = page.waitForEvent("download")
  await page.getByRole("main").focus()
  await tabTo(page, page.getByRole("button", { name: menu }))
  await chooseByKey(page, format)
  return readFile(await (await saved).path())
}

/** Selects lists with the keyboard. */
const selectByKey = async (page: Page, names: ReadonlyArray<string>): Promise<void> => {
  for (const name of names) {
    await page.getByRole("main").focus()
    await tabTo(page, page.getByRole("checkbox", { name: `Select ${name}` }))
    await page.keyboard.press("Space")
  }
  await page.getByText(`${names.length} selected`).waitFor()
}

/** The first two columns of a sheet, without its head. */
const firstColumns = async (bytes: Buffer): Promise<ReadonlyArray<string>> => {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array(bytes).buffer)
  const rows: Array<string> = []
  workbook.worksheets[0]?.eachRow((row, at) => {
    if (at > 1) rows.push(`${row.getCell(1).text}: ${row.getCell(2).text}`)
  })
  return rows
}

test("lists are saved, found again, combined by keyboard alone, and counted as one", async () => {
  const found: Array<string> = []
  const { page, context, mishaps } = await newPage(browser, { reducedMotion: "reduce" })
  await signIn(page, url, "digital")
  await page.goto(`${url}/slc`)
  await page.getByText("Nothing is saved yet").waitFor()
  found.push(...(await findings(page, "nothing saved")))

  // They share 60657, which must count once.
  const north = await save(page, "North side", ["60657", "60640"])
  const south = await save(page, "South side", ["60614", "60657"])
  expect(Math.min(north, south)).toBeGreaterThan(0)

  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Saved Lists" })
    .or(page.getByRole("link", { name: "Saved Lists" }))
    .first()
    .click()
  const table = page.getByRole("table", { name: "Your saved lists" })
  await table.getByText("South side", { exact: true }).waitFor()
  found.push(...(await findings(page, "saved lists")))
  const listed = await firstColumns(await take(page, "Export these lists", "Workbook (.xlsx)"))
  const codes = await table.getByText(/^LW-/).allInnerTexts()
  expect(listed).toEqual([`South side: ${codes[0]}`, `North side: ${codes[1]}`])

  // From here on by keyboard alone.
  await selectByKey(page, ["North side", "South side"])
  found.push(...(await findings(page, "two selected")))
  await page.getByRole("main").focus()
  await tabTo(page, page.getByRole("button", { name: "COMBINE" }))
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: "Combine 2 saved lists" }).waitFor()
  found.push(...(await findings(page, "combining")))
  await tabTo(page, page.getByRole("button", { name: "Combine and count" }))
  await page.keyboard.press("Enter")

  const quantities = page.getByRole("table", { name: "Quantities by area" })
  await quantities.getByText("North side", { exact: true }).waitFor()
  const figures = [...(await quantities.innerText()).matchAll(/[\d,]{3,}/g)].map(([figure]) =>
    Number(figure.replaceAll(",", "")),
  )
  // The first list keeps whom both hold; the other brings the rest.
  expect(figures[0]).toBe(north)
  expect(figures[1]).toBeLessThan(south)
  expect(figures).toContain(north + (figures[1] ?? 0))
  found.push(...(await findings(page, "summary of a combination")))

  await page.getByRole("link", { name: /Step 2/ }).click()
  await page.getByRole("link", { name: "Demographics" }).waitFor()
  await page.getByRole("link", { name: "Saved Lists" }).filter({ visible: true }).last().click()
  await page.getByRole("heading", { name: "Combine Saved Lists" }).waitFor()
  await page.getByRole("list", { name: "Combined lists" }).getByText("South side").waitFor()
  found.push(...(await findings(page, "combined lists")))
  await page.getByRole("button", { name: "Remove South side" }).click()
  await expect.poll(() => ledgerCount(page), { timeout: 15_000 }).toBe(north)
  expect(await page.getByRole("button", { name: /^NEXT STEP/ }).isDisabled()).toBe(true)

  // How they overlap, before anything is bought, and the region of one alone as an order.
  await page.goto(`${url}/slc`)
  await table.getByText("South side", { exact: true }).waitFor()
  await selectByKey(page, ["North side", "South side"])
  await page.getByRole("main").focus()
  await tabTo(page, page.getByRole("link", { name: "Compare" }))
  await page.keyboard.press("Enter")
  await page.getByText("These lists differ in 1 choice.").waitFor()
  await tabTo(page, page.getByRole("link", { name: "Overlap" }))
  await page.keyboard.press("Enter")
  const onlySouth = page.getByRole("radio", { name: "Only in South side" })
  await onlySouth.waitFor()
  found.push(...(await findings(page, "compared lists")))
  const regions = await firstColumns(await take(page, "Export this comparison", "Workbook (.xlsx)"))
  expect(regions).toContain("Region: Only in South side")
  const csv = (await take(page, "Export this comparison", "CSV")).toString("utf8").split("\r\n")
  expect(csv[0]).toMatch(/^Part,Who,(North|South) side,/)
  expect(csv.filter((line) => line.startsWith("Region,"))).toHaveLength(3)
  await page.setViewportSize({ width: 390, height: 844 })
  found.push(...(await findings(page, "compared lists on a phone")))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await tabTo(page, page.getByRole("radio", { checked: true }))
  for (let presses = 0; presses < 8 && !(await onlySouth.isChecked()); presses++)
    await page.keyboard.press("ArrowDown")
  await tabTo(page, page.getByRole("button", { name: "Use this region" }).first())
  await page.keyboard.press("Enter")
  await quantities.waitFor()
  expect(await quantities.innerText()).toContain(String(figures[1] ?? 0))

  expect(found).toEqual([])
  expect(mishaps.seen).toEqual([])
  expect(await focusLosses(page)).toEqual([])
  await context.close()
})

test("lists are watched, shared with a colleague and passed on as files by keyboard alone, on a phone too", async () => {
  const found: Array<string> = []
  const { page, context, mishaps } = await newPage(browser, { reducedMotion: "reduce" })
  await signIn(page, url, "digital")
  await save(page, "Lake front", ["60611", "60610"])
  await page.goto(`${url}/slc`)
  const row = page.getByRole("row").filter({ hasText: "Lake front" }).first()
  await row.waitFor()
  /** Opens an entry of the row's menu with the keyboard. */
  const choose = async (entry: string): Promise<ReturnType<Page["getByRole"]>> => {
    await page.getByRole("main").focus()
    await tabTo(page, page.getByRole("button", { name: "More for Lake front" }).first())
    await chooseByKey(page, entry)
    return page.getByRole("dialog")
  }

  const watching = await choose("Watch")
  await watching.getByText("digital@listwright.example").waitFor()
  found.push(...(await findings(page, "watching")))
  await tabTo(page, watching.getByRole("button", { name: "Watch list" }))
  await page.keyboard.press("Enter")
  await row.getByText("Watched on new data: no change").waitFor()

  await page.getByRole("main").focus()
  await tabTo(page, page.getByRole("button", { name: "What changed since" }))
  await page.keyboard.press("Enter")
  await row.getByText("same data, no change").filter({ visible: true }).waitFor()
  await page.getByText(/^None of \d+ changed$/).waitFor()
  found.push(...(await findings(page, "what changed")))

  const sharing = await choose("Share")
  await sharing.getByText("Not shared").waitFor()
  await tabTo(page, sharing.getByRole("radio", { name: /^Read it/ }).first())
  await page.keyboard.press("ArrowDown")
  await tabTo(page, sharing.getByRole("button", { name: "Make a link" }))
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
  await tabTo(phone.page, shared.getByRole("button", { name: "Take a copy" }))
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
  await phone.page.getByText(/^This link opens nothing\./).waitFor()
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
  const input = page.getByLabel("Files of saved lists")
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
