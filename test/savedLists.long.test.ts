import { readFile } from "node:fs/promises"
import type { Browser, Page } from "@playwright/test"
import ExcelJS from "exceljs"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { chooseByKey, saveByKey, tabTo } from "./byKeyboard.ts"
import { focusLosses } from "./focus.ts"
import { ledgerCount, openFoldingTab } from "./walk.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

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
  await page.getByText("Nothing saved yet").waitFor()
  found.push(...(await findings(page, "nothing saved")))

  // They share 60657, which must count once.
  const north = await saveByKey(page, url, "North side", ["60657", "60640"])
  const south = await saveByKey(page, url, "South side", ["60614", "60657"])
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
  // The first list keeps the people on both lists; the other adds the rest.
  expect(figures[0]).toBe(north)
  expect(figures[1]).toBeLessThan(south)
  expect(figures).toContain(north + (figures[1] ?? 0))
  found.push(...(await findings(page, "summary of a combination")))

  await page.getByRole("link", { name: /Step 2/ }).click()
  await page.getByRole("link", { name: "Demographics" }).waitFor()
  const audience = page.getByRole("dialog", { name: "Build Your Target Audience" })
  await openFoldingTab(audience.getByRole("navigation").filter({ hasText: "Demographics" }), "Saved Lists")
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
