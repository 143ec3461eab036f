import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { recordsOf } from "./audience.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { orderToFile } from "./orderToFile.ts"
import { universeTexts } from "./universeTexts.ts"
import { ledgerCount, openAudienceTab, startAudienceOf } from "./walk.ts"

const url = inject("productUrl")
const universe = join(inject("productData"), "universes", "10")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test("people of an e-mail campaign are chosen by interest without a phone option, ordered, and delivered without addresses", async () => {
  const { page, mishaps, context } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await startAudienceOf(page, url, { listType: 200, state: "VT", tab: "intrestsPurchasing" })
  const skiers = await universeTexts(
    universe,
    "FIRST_NAME || '|' || LAST_NAME || '|' || ADDRESS || '|' || ZIP",
    "STATE = 'VT' AND SKIING = 1",
  )
  const skiing = page.getByRole("checkbox", { name: "Snow Skiing", exact: true })
  expect(await recordsOf(skiing)).toBe(skiers.length)
  await skiing.check()
  await expect.poll(() => ledgerCount(page)).toBe(skiers.length)
  await openAudienceTab(page, "Demographics")
  await page.getByRole("navigation", { name: "Categories" }).waitFor()
  expect(await page.getByRole("group", { name: "Phone options" }).count()).toBe(0)

  // Without a phone option the way to the count keeps its first name. spec: order-builder §2.3
  await page
    .getByRole("complementary")
    .getByRole("button", { name: /^Select Audience/ })
    .click()
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await page.getByRole("checkbox", { name: /no actual e-mail addresses are delivered/ }).waitFor()
  const rows = await orderToFile(page, "Skiers of Vermont")
  expect(
    rows
      .map((row) => `${row["First Name"]}|${row["Last Name"]}|${row["Address"]}|${Number(row["ZIP Code"])}`)
      .toSorted(),
  ).toEqual(skiers.toSorted())
  expect(Object.keys(rows[0] ?? {}).filter((column) => /mail|phone/i.test(column))).toEqual([])
  expect(mishaps.seen).toEqual([])
  await context.close()
})
