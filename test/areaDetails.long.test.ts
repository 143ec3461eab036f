import { execFile } from "node:child_process"
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import type { Browser, Page } from "@playwright/test"
import Excel from "exceljs"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, type PageErrors, signIn } from "./browser.ts"
import { type ReadMail, readMail } from "../packages/server/test/mail/readMail.ts"
import { focusLosses } from "./focus.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { terminalOf } from "./terminalOf.ts"
import { chooseRange, getCount, openAudience, startNewList } from "./walk.ts"

/** A radius made of ZIP Codes, counted: what each of these holds, and how the list spreads over an attribute. */

let product: OwnProduct
let browser: Browser
let page: Page
let mishaps: PageErrors
let saved: { readonly definition: unknown; readonly id: string }

beforeAll(async () => {
  product = await startOwnProduct(undefined, { settings: { isDemoBreakdownEnabled: true } })
  browser = await launchBrowser()
  ;({ mishaps, page } = await newPage(browser))
  await signIn(page, product.url, "power")
  page.on("request", (request) => {
    const id = /\/api\/v1\/drafts\/([^/]+)$/.exec(request.url())?.[1]
    if (request.method() === "PUT" && id !== undefined)
      saved = { id, definition: request.postDataJSON().definition }
  })
  await startNewList(page, product.url)
  await page.getByRole("link", { name: "Radius around an Address or ZIP Code" }).click()
  const form = page.getByRole("form", { name: "Radius around an Address or ZIP Code" })
  await form.getByRole("radio", { name: "ZIP Code", exact: true }).check()
  await page.getByRole("checkbox", { name: "See the breakdown" }).check()
  await page.getByRole("textbox", { name: "Radius in miles" }).fill("4")
  await page.getByRole("combobox", { name: "Address, ZIP Code or coordinates" }).fill("60614")
  await page.keyboard.press("Enter")
  await page
    .getByRole("region", { name: "Chosen areas" })
    .getByText("4 mi around Chicago, IL 60614")
    .waitFor()
  await openAudience(page)
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  await chooseRange(page, "Age", "25", "54")
  await getCount(page)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await product?.end()
})

/** Asks the server about the list that the page saved. */
const asked = <A>(call: string, more = {}): Promise<A> =>
  page.evaluate(
    async ({ body, path }) => {
      const answer = await fetch(`/api/v1/counts/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      })
      return JSON.parse(await answer.text())
    },
    {
      path: call,
      body: JSON.stringify({ definition: saved.definition, draftId: null, revision: 1, ...more }),
    },
  )

interface Details {
  readonly details: {
    readonly areas: ReadonlyArray<{
      readonly available: number
      readonly details: ReadonlyArray<{
        readonly code: string
        readonly available: number
        readonly distance: number
      }>
    }>
  }
}

/** Counts the same list in the terminal. */
const byTerminal = async (): Promise<Details["details"]["areas"]> => {
  const list = ["--radius", "60614", "--miles", "4", "--granularity", "zip", "--demo", "AGE=25-54"]
  const listwright = await terminalOf(product.url, "power")
  const { stdout } = await listwright("count", ...list, "--details", "--json")
  return JSON.parse(stdout).details.areas
}

const number = (text: string): number => Number(text.replaceAll(",", ""))

test("an area opens by keyboard into its ZIP Codes with what each holds, as the server counts them", async () => {
  const table = page.getByRole("table", { name: "Quantities by area" })
  const opener = table.getByRole("button", { name: /4 mi around Chicago, IL 60614/ })
  const before = page.waitForRequest((request) => request.url().endsWith("/counts/details"))
  await opener.focus()
  await page.keyboard.press("Enter")
  await before
  const { areas } = (await asked<Details>("details")).details
  const [area] = areas
  const details = (area?.details ?? []).toSorted((a, b) => a.distance - b.distance)
  expect(details.length).toBeGreaterThan(5)
  expect(details.length).toBeLessThanOrEqual(20)
  await table.getByText(`${details.length} ZIP Codes in 4 mi around Chicago, IL 60614`).waitFor()
  const rows = await table
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) =>
        Array.from(row.children, (cell) => (cell instanceof HTMLElement ? cell.innerText : "")),
      ),
    )
  const shown = rows.flatMap(([name = "", records = ""]) => {
    const code = /^\d{5}/.exec(name)?.[0]
    return code === undefined ? [] : [[code, number(records)]]
  })
  expect(shown).toEqual(details.map(({ available, code }) => [code, available]))
  expect(details.reduce((sum, { available }) => sum + available, 0)).toBe(area?.available)
  expect(number(rows[0]?.[1] ?? "")).toBe(area?.available)
  expect((await byTerminal())[0]?.details).toEqual(area?.details)
  expect(await findings(page, "areas", "main")).toEqual([])
  await page.keyboard.press("Enter")
  await expect.poll(() => opener.getAttribute("aria-expanded")).toBe("false")
  expect(await table.locator("tbody tr").count()).toBe(1)
  expect([await focusLosses(page), mishaps.seen]).toEqual([[], []])
}, 60_000)

interface Breakdown {
  readonly breakdown: {
    readonly total: number
    readonly rows: ReadonlyArray<{ readonly value: string | null; readonly records: number }>
  }
}

/** Chooses one of the reports on the count. */
const openReport = async (name: string): Promise<void> => {
  await page.getByRole("button", { name: "Reports" }).click()
  await page.getByRole("menuitem", { name }).click()
}

test("the summary shows the breakdown of its list in a frame, which nobody else finds", async () => {
  await openReport("Breakdown Report")
  const report = page.frameLocator('iframe[title="Breakdown of this order"]')
  const figures = async (name: string): Promise<ReadonlyArray<number>> => {
    const cells = report
      .getByRole("table", { name: `Records by ${name}` })
      .locator("tbody tr td:nth-child(3)")
    await cells.first().waitFor()
    return (await cells.allInnerTexts()).map(number)
  }
  const byAge = (await asked<Breakdown>("breakdown", { column: "AGE" })).breakdown
  // 25 to 54, in bands of five years.
  const bands = [25, 30, 35, 40, 45, 50].map((from) =>
    byAge.rows
      .filter(({ value }) => Number(value) >= from && Number(value) < from + 5)
      .reduce((sum, { records }) => sum + records, 0),
  )
  expect(await figures("Age")).toEqual(bands)
  expect(bands.reduce((sum, records) => sum + records, 0)).toBe(byAge.total)
  await report.getByRole("combobox", { name: "Break down by" }).selectOption("Gender")
  const byGender = (await asked<Breakdown>("breakdown", { column: "GENDER" })).breakdown
  expect(await figures("Gender")).toEqual(byGender.rows.map(({ records }) => records))
  expect(byGender.total).toBe(byAge.total)
  // The frame has neither the header nor the way back, which the page around it has.
  expect(await report.getByRole("link", { name: "Review count" }).count()).toBe(0)
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click()
  expect(mishaps.seen).toEqual([])

  // Another user's order looks the same as one that doesn't exist.
  const other = await newPage(browser)
  await signIn(other.page, product.url, "demo")
  const said: Array<string> = []
  for (const sid of [saved.id, "01990000-0000-7000-8000-000000000000"]) {
    await other.page.goto(`${product.url}/Report/Breakdown.aspx?sid=${sid}&demo=AGE`)
    await other.page.getByText("We couldn't find this list").waitFor()
    said.push(await other.page.getByRole("main").innerText())
  }
  expect(said[0]).toBe(said[1])
  await other.context.close()
}, 60_000)

interface AreaTable {
  readonly areaTable: {
    readonly total: number
    readonly areas: ReadonlyArray<{ readonly records: number; readonly cells: ReadonlyArray<number> }>
  }
}

/** The sheets of a workbook as CSV, by LibreOffice where it is installed, else by the library that the product has. */
const sheetsOf = async (bytes: Uint8Array): Promise<ReadonlyArray<string>> => {
  const folder = await mkdtemp(join(tmpdir(), "listwright-workbook-"))
  try {
    const file = join(folder, "report.xlsx")
    await writeFile(file, bytes)
    const office = await promisify(execFile)("soffice", [
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      "--convert-to",
      "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1",
      "--outdir",
      folder,
      file,
    ]).catch(() => null)
    if (office === null) return await sheetsByLibrary(file)
    const names = (await readdir(folder)).filter((name) => name.endsWith(".csv"))
    return await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const sheetsByLibrary = async (file: string): Promise<ReadonlyArray<string>> => {
  const workbook = new Excel.Workbook()
  await workbook.xlsx.readFile(file)
  return workbook.worksheets.map((sheet) => {
    const lines: Array<string> = []
    sheet.eachRow((row) => {
      const cells: Array<string> = []
      row.eachCell({ includeEmpty: true }, ({ text }) => cells.push(text))
      lines.push(cells.join(","))
    })
    return lines.join("\n")
  })
}

const totalsOf = (sheet: string | undefined): ReadonlyArray<number> =>
  (/^Total,(.*)$/m.exec(sheet ?? "")?.[1] ?? "").split(",").map(Number)

/** The mail of a report, once it is there. */
const mailOfReport = async (): Promise<ReadMail> => {
  for (;;) {
    const names = await readdir(join(product.data, "mail")).catch(() => [])
    const name = names.find((one) => one.startsWith("report-"))
    if (name !== undefined) return readMail(await readFile(join(product.data, "mail", name)))
    await wait(100)
  }
}

test("a two dimensional report comes by mail, and the count result as a file, with the figures of the screen", async () => {
  await openReport("Two-Dimensional Report")
  const dialog = page.getByRole("dialog", { name: "Create a Two-Dimensional Report" })
  await dialog.getByText("None chosen, so the report includes all 1 areas.").waitFor()
  expect(await findings(page, "two dimensional report", '[role="dialog"]')).toEqual([])
  await dialog.getByRole("button", { name: "Next: Choose report columns" }).click()
  await dialog.getByRole("checkbox", { name: "Gender", exact: true }).check()
  await dialog.getByRole("button", { name: "Next: Name the report" }).click()
  await dialog.getByRole("textbox", { name: "Report name" }).fill("Areas by gender")
  await dialog.getByRole("button", { name: "Next: Email recipients" }).click()
  await dialog.getByRole("textbox", { name: "Email addresses" }).fill("power@listwright.example")
  await dialog.getByRole("button", { name: "Send My Report" }).click()
  await page.getByText("Your report is on its way and should arrive in about 5 minutes.").waitFor()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click()

  const [attached] = (await mailOfReport()).attachments
  expect(attached?.name).toMatch(/\.xlsx$/)
  const [areas] = await sheetsOf(attached?.content ?? Buffer.of())
  const { areaTable } = await asked<AreaTable>("area-table", { columns: [{ column: "GENDER" }] })
  const byGender = (await asked<Breakdown>("breakdown", { column: "GENDER" })).breakdown
  expect(totalsOf(areas)).toEqual([areaTable.total, ...(areaTable.areas[0]?.cells ?? [])])
  expect(totalsOf(areas)).toEqual([byGender.total, ...byGender.rows.map(({ records }) => records)])

  const download = page.waitForEvent("download")
  await openReport("Export Count Result")
  const sheets = await sheetsOf(await readFile(await (await download).path()))
  const shown = await page.getByText(/^[\d,]+ records found, [\d,]+ with phones\.$/).innerText()
  const [found, phones] = [...shown.matchAll(/\d[\d,]*/g)].map(([text]) => number(text.replace(/,$/, "")))
  const ofAreas = sheets.find((sheet) => sheet.includes("Area(s)"))
  expect(totalsOf(ofAreas)).toEqual([found, phones, found])
  expect(mishaps.seen).toEqual([])
}, 90_000)
