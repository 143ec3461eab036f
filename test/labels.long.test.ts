import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { terminalOf } from "./terminalOf.ts"
import { confirmOrder, fillOrder, reviewTotals, startNewList, toSummary } from "./walk.ts"

const [url, data] = [inject("productUrl"), inject("productData")]

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test("ordered address labels are downloaded by the buyer, printed by the operator, and said to be shipped", async () => {
  const { page, context, mishaps } = await newPage(browser)
  await signIn(page, url)
  await startNewList(page, url)
  await toSummary(page)
  await page.getByRole("textbox", { name: "Sets of address labels" }).fill("2")
  await page.keyboard.press("Tab")
  await page
    .getByText(/2 sets/)
    .first()
    .waitFor()
  await fillOrder(page, { name: "Labels for the mailing" })
  await reviewTotals(page)
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
  await page.getByRole("button", { name: "Download list (CSV)" }).waitFor({ timeout: 60_000 })
  const work = page.getByRole("region", { name: "Also in this order" })
  await work.getByText(/^2 sets of address labels for .* records, printed and shipped$/).waitFor()
  await work.getByText(/^By \d\d\/\d\d\/\d{4}$/).waitFor()
  expect(await findings(page, "a receipt with labels")).toEqual([])
  const code = new URL(page.url()).searchParams.get("order") ?? ""

  await page.getByRole("button", { name: "Address labels (PDF)" }).click()
  const downloading = page.waitForEvent("download")
  await page.getByRole("menuitem", { name: /Avery 5160/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${code}-avery5160.pdf`)
  const sheets = readFileSync(await download.path())
  expect(sheets.subarray(0, 5).toString()).toBe("%PDF-")

  const { operator } = JSON.parse(readFileSync(join(data, "site", "secrets.json"), "utf8"))
  const listwright = await terminalOf(url, "demo")
  const asOperator = (...words: ReadonlyArray<string>) => listwright(...words, "--operator", String(operator))
  const listed = await asOperator("tasks")
  expect(listed.stdout).toMatch(new RegExp(`^${code}\\tlabels\\t.*\\topen\\t2 sets of address labels`, "m"))
  const folder = mkdtempSync(join(tmpdir(), "listwright-labels-"))
  const own = join(folder, "own.pdf")
  const printed = await asOperator("tasks", "file", code, "--format", "avery5160", "--out", own)
  expect([printed.code, readFileSync(own).equals(sheets)]).toEqual([0, true])
  const mine = join(folder, "mine.pdf")
  await listwright("order", "download", code, "--format", "avery5160", "--out", mine)
  expect(readFileSync(mine).equals(sheets)).toBe(true)
  expect((await asOperator("tasks", "done", code, "stamps")).code).toBe(2)
  const preview = await asOperator("tasks", "refund", code, "labels")
  expect([preview.code, preview.stderr]).toEqual([
    0,
    expect.stringContaining("repeat the command with --yes"),
  ])
  const done = await asOperator("tasks", "done", code, "labels", "--note", "Parcel 1Z999")
  expect([done.code, done.stdout]).toEqual([0, expect.stringContaining("\tdone\t")])
  expect((await asOperator("tasks", "refund", code, "labels", "--yes")).code).toBe(5)

  await page.reload()
  await work.getByText(/^Done on /).waitFor()
  await work.getByText("Parcel 1Z999").waitFor()
  const shown = await listwright("order", "show", code)
  expect(shown.stdout).toMatch(/^task\t2 sets of address labels .*\tdone\t.*\tParcel 1Z999$/m)

  await page.goto(`${url}/orderhistory`)
  await page.getByRole("button", { name: "Labels for the mailing" }).first().click()
  const dialog = page.getByRole("dialog", { name: "Labels for the mailing" })
  await dialog.getByText("Parcel 1Z999").waitFor()
  await dialog.getByText("2 sets of labels").waitFor()
  expect(await findings(page, "the detail of an order with labels")).toEqual([])
  expect(mishaps.seen).toEqual([])
  await context.close()
}, 240_000)
