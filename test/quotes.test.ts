import { globSync, readFileSync, writeFileSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { orderToFile } from "./orderToFile.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { type Product, startProduct } from "./product.ts"
import { mailOfQuote, saveCount, sendQuote } from "./sentQuote.ts"
import { amounts, startNewList, toSummary } from "./walk.ts"

let browser: Browser
let product: OwnProduct
let again: Product | undefined

beforeAll(async () => {
  browser = await launchBrowser()
  product = await startOwnProduct()
})
afterAll(async () => {
  await browser?.close()
  await again?.stop()
  await product?.end()
})

test("a quote keeps its prices: sent, mailed, opened after the prices rose, ordered and charged as promised [ob8-quote-unsaved]", async () => {
  const first = await newPage(browser)
  await signIn(first.page, product.url)
  await startNewList(first.page, product.url)
  await toSummary(first.page)
  await first.page.getByRole("button", { name: "Send Quote" }).click()
  await first.page.getByText("Save the count before you send a quote.").waitFor()
  await saveCount(first.page, "Zoë’s Łódź mailing")
  const promised = amounts(await first.page.getByRole("complementary").innerText()).at(-1) ?? ""
  const code = await sendQuote(first.page)
  expect(first.mishaps.seen).toEqual([])
  await first.context.close()

  const { letter, text } = await mailOfQuote(product.data, code)
  expect(amounts(text)).toContain(promised)
  expect(letter).toContain("Zoë’s Łódź mailing")
  expect(amounts(letter).at(-1)).toBe(promised)
  const address = /https?:\S+(\/quotes\/\S+)/.exec(text)?.[1] ?? ""

  await product.stop()
  const prices = join(product.data, "site", "prices", "consumer.json")
  writeFileSync(
    prices,
    readFileSync(prices, "utf8").replace(/"Base": \[[^\]]*\]/, '"Base": ["9", "9", "9", "9", "9", "9"]'),
  )
  again = await startProduct({ data: product.data })
  const { context, mishaps, page } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, again.url)
  await page.goto(`${again.url}${address}`)
  await page.getByRole("heading", { name: `Quote ${code}` }).waitFor()
  await page.getByText("Nothing has changed since the quote was sent.").waitFor()
  expect(amounts(await page.getByRole("article").innerText()).at(-1)).toBe(promised)
  expect(amounts(await page.getByRole("region", { name: "Today" }).innerText())).toEqual([promised])
  expect(await findings(page, "quote")).toEqual([])

  await page.getByRole("button", { name: "Order this list" }).click()
  await page.getByText(`Prices are from quote ${code}`).waitFor()
  await expect
    .poll(async () => amounts(await page.getByRole("complementary").innerText()).at(-1))
    .toBe(promised)
  const rows = await orderToFile(page, "Ordered as quoted")
  const ordered = /LW-\w{4}-\w{4}/.exec(await page.getByRole("main").innerText())?.[0] ?? ""
  expect(mishaps.seen).toEqual([])
  await context.close()

  await again.stop()
  again = undefined
  const database = await PGlite.create(join(product.data, "site/database"))
  const { rows: orders } = await database.query<{ records: number; total: string }>(
    `SELECT o.total_pretax::text AS pretax, d.records, o.total::text AS total, q.price_list_id = s.price_list_id AS pinned
      FROM orders o JOIN order_quotes q ON q.order_code = o.code JOIN deliveries d ON d.order_code = o.code, sent_quotes s
      WHERE o.code = $1 AND s.code = $2`,
    [ordered, code],
  )
  await database.close()
  expect(orders).toMatchObject([{ pretax: promised, records: rows.length, pinned: true }])
  const ledger = new DatabaseSync(join(product.data, "sandbox-processor/ledger.sqlite"), { readOnly: true })
  const charge = ledger.prepare("SELECT cents FROM entries WHERE order_code = ?").get(ordered)
  ledger.close()
  expect(charge).toEqual({ cents: Math.round(Number(orders[0]?.total) * 100) })
  expect(globSync(`deliveries/${ordered}/**/*.csv`, { cwd: product.data })).toHaveLength(1)
})
