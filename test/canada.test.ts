import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { orderToFile } from "./orderToFile.ts"
import { getCount, ledgerCount, openAudience, openSource } from "./walk.ts"

const url = inject("productUrl")
const universe = join(inject("productData"), "universes", "100")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** People by plain SQL, each with postal code: the letters of the rows' numbers count from 1. */
const peopleOf = async (where: string): Promise<ReadonlySet<string>> => {
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  const fsa = "chr((64 + ZIP // 1000)::INTEGER) || (ZIP // 100 % 10) || chr((64 + ZIP % 100)::INTEGER)"
  const half = "(ZIP4 // 1000 % 10) || chr((64 + ZIP4 // 10 % 100)::INTEGER) || (ZIP4 % 10)"
  const found = await connection.runAndReadAll(
    `SELECT FIRST_NAME || '|' || LAST_NAME || '|' || ADDRESS || '|' || FSA || ' ' || HALF FROM
       (SELECT *, ${fsa} AS FSA, ${half} AS HALF FROM read_parquet('${universe}/people/*.parquet')) AS people
     JOIN read_parquet('${universe}/payload/*.parquet') AS payload USING (ROW_ID) WHERE ${where}`,
  )
  connection.closeSync()
  return new Set(found.getRows().map(([person]) => String(person)))
}

test("Canadians are chosen by pasted postal codes and language, ordered, and delivered by postal code", async () => {
  const { context, mishaps, page } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await openSource(page, /^Canadian Consumer /)
  const paste = page.getByRole("group", { name: "Paste Postal Codes" })
  await paste
    .getByRole("textbox", { name: /^Codes/ })
    .fill("M5V 2T6, j0x; J0B J0C J0E J0G J0H J0J J0K J0L M4C 0A0 60614")
  await paste.getByRole("button", { name: "Add" }).click()
  const chosen = page.getByRole("region", { name: "Chosen areas" })
  await chosen.getByText("M5V 2T6").waitFor()
  await chosen.getByText("10 postal codes").waitFor()
  await page.getByRole("region", { name: "2 entries weren't added" }).getByText("60614").waitFor()
  const areas =
    "(FSA || HALF = 'M5V2T6' OR FSA IN ('J0B', 'J0C', 'J0E', 'J0G', 'J0H', 'J0J', 'J0K', 'J0L', 'J0X'))"
  const inAreas = await peopleOf(areas)
  expect((await peopleOf("FSA || HALF = 'M5V2T6'")).size).toBeGreaterThan(0)

  await openAudience(page)
  await page.getByText("Everyone in your areas").waitFor()
  await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(inAreas.size)
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  await page.getByRole("button", { name: /^Language Preference/ }).click()
  await page.getByRole("radio", { name: /^French/ }).check()
  const people = await peopleOf(`${areas} AND LANGUAGE = 2`)
  expect(people.size).toBeLessThan(inAreas.size)
  await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(people.size)

  await getCount(page)
  const rows = await orderToFile(page, "Quebec in French")
  expect(rows).toHaveLength(people.size)
  for (const row of rows) {
    expect(people).toContain(
      `${row["First Name"]}|${row["Last Name"]}|${row["Address"]}|${row["Postal Code"]}`,
    )
    expect(["ON", "QC"]).toContain(row["Province"])
  }
  expect(mishaps.seen).toEqual([])
  await context.close()
})
