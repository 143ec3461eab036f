import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { onPaper } from "./onPaper.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"

/** Checks finding, opening, and deleting saved lists. */

let browser: Browser
let product: OwnProduct

// A product of its own: how many lists there are counts here.
beforeAll(async () => {
  browser = await launchBrowser()
  product = await startOwnProduct()
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

/** A page holds 18 of them. [p9-page-sizes] */
const LISTS = 20

test("saved lists are turned over, found by words, days and account, opened, counted again and deleted", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, product.url, "reseller")
  // On three accounts in turn, the last one the newest.
  await page.evaluate(async (count) => {
    const send = async (path: string, body: object) => {
      const headers = { "content-type": "application/json" }
      return (await fetch(`/api/v1/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json()
    }
    const { definition } = await send("drafts", { listType: 10 })
    const areas = [{ kind: "state", state: "VT", excluded: false }]
    for (let at = 1; at <= count; at++)
      await send("saved-lists", {
        name: `Mailing ${String(at).padStart(2, "0")}`,
        definition: { ...definition, areas },
        ...(at % 10 === 0 ? { accountId: 3 } : {}),
      })
  }, LISTS)
  await page.goto(`${product.url}/slc`)
  await page.getByText("Edit your recent saved lists and get them ready to order.").waitFor()
  const table = page.getByRole("table", { name: "Your saved lists" })
  const rows = table.getByRole("row").filter({ hasText: /Mailing \d\d/ })
  await expect.poll(() => rows.count()).toBe(18)
  const pages = page.getByRole("navigation", { name: "Pages of saved lists" })
  await pages.getByText("Page 1 of 2").waitFor()
  await pages.getByRole("button", { name: "Older" }).click()
  await table.getByText("Mailing 01", { exact: true }).waitFor()
  expect(await rows.count()).toBe(2)
  expect(await pages.getByRole("button", { name: "Older" }).isDisabled()).toBe(true)
  await pages.getByRole("button", { name: "Newer" }).click()
  await table.getByText("Mailing 20", { exact: true }).waitFor()
  expect(await findings(page, "saved lists in pages")).toEqual([])
  // The columns of figures leave room for the names.
  expect((await rows.first().getByRole("rowheader").boundingBox())?.width).toBeGreaterThan(165)

  // On paper they are a list: without search boxes, buttons and check boxes.
  const paper = await onPaper(page, "Your saved lists")
  expect({ controls: paper.controls, columns: paper.columns, isCut: paper.isCut }).toEqual({
    controls: [],
    columns: ["Name", "Saved", "Records", "Cost"],
    isCut: false,
  })
  expect(paper.rows).toHaveLength(18)
  expect(paper.rows[0]).toEqual([
    expect.stringMatching(/^Mailing 20 \/ Consumer · LW-/),
    expect.stringMatching(/^\d\d\/\d\d\/\d{4} \/ until /),
    expect.stringMatching(/^[\d,]+$/),
    expect.stringMatching(/^\$[\d,.]+$/),
  ])

  const search = page.getByRole("searchbox", { name: "Find a saved list" })
  await search.fill("ma")
  await page.getByText("Type 3 characters or more to search").waitFor()
  expect(await rows.count()).toBe(18)
  await search.fill("ing 07")
  await expect.poll(() => rows.allInnerTexts().then((texts) => texts.length)).toBe(1)
  await table.getByText("Mailing 07", { exact: true }).waitFor()
  await page.getByRole("button", { name: "Clear" }).click()
  await expect.poll(() => rows.count()).toBe(18)

  await page.getByRole("main").getByRole("combobox", { name: "Account" }).selectOption("Harbor Street Bakery")
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole("button", { name: "Clear" }).click()
  await expect.poll(() => rows.count()).toBe(18)

  // The last day lies neither after today nor before the first one. [p5-saved-list-dates]
  const [from, to] = [page.getByLabel("Saved from"), page.getByLabel("Saved to")]
  const today = (await to.getAttribute("max")) ?? ""
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/)
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  await to.fill(tomorrow)
  await page.getByText("Choose a date from the first date through today").waitFor()
  expect(await rows.count()).toBe(18)
  await to.fill("2020-01-31")
  await page
    .getByText("No matching saved lists")
    .or(page.getByRole("button", { name: "Show all" }))
    .first()
    .waitFor()
  expect(await rows.count()).toBe(0)
  await from.fill(today)
  await page.getByText("Choose a date from the first date through today").waitFor()
  expect(await to.getAttribute("min")).toBe(today)
  await to.fill(today)
  await expect.poll(() => rows.count()).toBe(18)
  await page.getByRole("button", { name: "Clear" }).click()

  // Edit leads to its overview, Retrieve Counts to the review.
  const row = (name: string) => table.getByRole("row").filter({ hasText: name })
  await row("Mailing 19")
    .getByRole("button", { name: /^Edit/ })
    .or(row("Mailing 19").getByRole("link", { name: /^Edit/ }))
    .first()
    .click()
  await page.waitForURL(/\/order\/10\b/)
  await page
    .getByRole("region", { name: "Geography" })
    .or(page.getByRole("heading", { level: 1 }))
    .first()
    .waitFor()
  await page.goto(`${product.url}/slc`)
  await row("Mailing 18")
    .getByRole("button", { name: /^Retrieve/ })
    .click()
  await page.waitForURL(/\/order\/10\/summary/)
  await page.getByRole("table", { name: "Quantities by area" }).waitFor()

  // One is no combination; two are, and are deleted once that is confirmed.
  await page.goto(`${product.url}/slc`)
  await page.getByRole("checkbox", { name: "Select Mailing 20" }).check()
  expect(await page.getByRole("button", { name: "COMBINE" }).isDisabled()).toBe(true)
  await page.getByRole("checkbox", { name: "Select Mailing 19" }).check()
  expect(await page.getByRole("button", { name: "COMBINE" }).isDisabled()).toBe(false)
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  const asked = page.getByRole("alertdialog")
  await asked.getByRole("button", { name: "Cancel" }).click()
  await asked.waitFor({ state: "hidden" })
  await table.getByText("Mailing 20", { exact: true }).waitFor()
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  expect(await findings(page, "deleting two lists")).toEqual([])
  await asked.getByRole("button", { name: "Delete 2 lists" }).click()
  await asked.waitFor({ state: "hidden" })
  await table.getByText("Mailing 20", { exact: true }).waitFor({ state: "detached" })
  // 18 are left: one page.
  await expect.poll(() => rows.count()).toBe(18)
  expect(await pages.count()).toBe(0)
  expect(mishaps.seen).toEqual([])
  await context.close()
})
