import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { terminalOf } from "./terminalOf.ts"
import { chooseState, openAudience, openSource } from "./walk.ts"

/** A site that gives one of its sources another title and short code, and shows less of it. */
const OWN = {
  listType: 40,
  title: "Just Arrived",
  shortCode: "HELLO",
  withoutTabs: ["zipPaste", "county", "suppression"],
}

let browser: Browser
let product: OwnProduct
beforeAll(async () => {
  browser = await launchBrowser()
  product = await startOwnProduct(undefined, { sources: [OWN] })
})
afterAll(async () => {
  await browser.close()
  await product.end()
})

test("a source bears the title and the short code of its site, and shows only the tabs that the site leaves it", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, product.url)
  await page.getByRole("link", { name: /^Just Arrived HELLO/ }).waitFor()
  await openSource(page, /^Just Arrived HELLO/)

  await page.getByRole("link", { name: "Cities", exact: true }).first().waitFor()
  expect(await page.getByRole("link", { name: "Counties", exact: true }).count()).toBe(0)
  await page.getByRole("button", { name: "Enter ZIP Code Range" }).waitFor()
  expect(await page.getByRole("button", { name: /^Paste ZIP Codes/ }).count()).toBe(0)
  await page.goto(`${product.url}/order/40/geo/county`)
  await page.waitForURL(/\/order\/40\/geo\/(?!county)/)

  await chooseState(page, "Vermont")
  await openAudience(page)
  await page.getByText("Just Arrived list").first().waitFor()
  expect(await page.getByRole("link", { name: "Suppressions" }).count()).toBe(0)
  await page.goto(`${product.url}/order/40/demo/suppression`)
  await page.waitForURL(/\/order\/40\/demo\/demoDemographics/)

  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("the terminal finds it by either, in any case, and says what is unknown or ambiguous", async () => {
  const listwright = await terminalOf(product.url, "demo")
  const count = (source: string) => listwright("count", "--source", source, "--state", "VT")
  const byNumber = await count("40")
  expect(byNumber).toMatchObject({ code: 0, stdout: expect.stringMatching(/^total\t[1-9]\d*\t/) })
  expect([await count("hello"), await count("just arrived")]).toEqual([byNumber, byNumber])
  expect((await listwright("sources", "list")).stdout).toMatch(/^40\tHELLO\tJust Arrived\t/m)
  expect(await count("NMV40")).toMatchObject({ code: 3, stderr: expect.stringContaining("40 (HELLO)") })
  expect(await count("business")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Several sources are called 'business'\. Use one of: .*20 \(BUS20\)/),
  })
})
