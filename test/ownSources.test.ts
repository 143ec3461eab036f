import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { tokenOf } from "./token.ts"
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

  const rail = page.getByRole("navigation", { name: /Step|Areas/i }).or(page.locator("nav"))
  await rail.getByRole("link", { name: "Cities", exact: true }).first().waitFor()
  expect(await rail.getByRole("link", { name: "Counties", exact: true }).count()).toBe(0)
  expect(await page.getByRole("group", { name: /Paste/ }).count()).toBe(0)
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
  const bin = join(import.meta.dirname, "../packages/cli/bin/listwright.js")
  const env = {
    ...process.env,
    LISTWRIGHT_URL: product.url,
    LISTWRIGHT_TOKEN: await tokenOf(product.url, "demo"),
  }
  const listwright = (...argv: ReadonlyArray<string>) =>
    promisify(execFile)(process.execPath, [bin, ...argv], { env })
  const total = async (source: string): Promise<string> => {
    const { stdout } = await listwright("count", "--source", source, "--state", "VT")
    return stdout
  }
  const byNumber = await total("40")
  expect(byNumber).toMatch(/^total\t[1-9]\d*\t/)
  expect([await total("hello"), await total("just arrived")]).toEqual([byNumber, byNumber])
  expect((await listwright("sources", "list")).stdout).toMatch(/^40\tHELLO\tJust Arrived\t/m)
  await expect(total("NMV40")).rejects.toMatchObject({
    code: 3,
    stderr: expect.stringContaining("40 (HELLO)"),
  })
  await expect(total("business")).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Several sources are called 'business'\. Use one of: .*20 \(BUS20\)/),
  })
})
