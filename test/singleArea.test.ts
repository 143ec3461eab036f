import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { terminalOf } from "./terminalOf.ts"
import { universeTexts } from "./universeTexts.ts"
import { chooseState, ledgerCount, openSource } from "./walk.ts"

const url = inject("productUrl")
const universes = join(inject("productData"), "universes")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each([
  { source: "Consumer CON110", universe: "10" },
  { source: "Business BUS120", universe: "20" },
])("$source takes one area at a time: another takes its place", async ({ source, universe }) => {
  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, url, "reseller")
  await openSource(page, new RegExp(`^${source} `))
  await page.getByText("This list takes one area at a time.").first().waitFor()
  const chosen = page.getByRole("region", { name: "Chosen areas" })
  for (const [state, code] of [
    ["Oregon", "OR"],
    ["Delaware", "DE"],
  ] as const) {
    await chooseState(page, state)
    const there = await universeTexts(join(universes, universe), "ROW_ID", `STATE = '${code}'`)
    await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(there.length)
  }
  expect(await chosen.getByText("Oregon").count()).toBe(0)

  const [, code = ""] = source.split(" ")
  const own = await universeTexts(join(universes, universe), "ROW_ID", "STATE = 'DE'")
  const listwright = await terminalOf(url, "reseller")
  const one = await listwright("count", "--source", code, "--state", "DE")
  expect(one).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(new RegExp(`^total\\t${own.length}\\t`)),
  })
  const two = await listwright("count", "--source", code, "--state", "DE", "--state", "OR")
  expect(two).toMatchObject({
    code: 5,
    stderr: expect.stringContaining("accepts one area at a time, not 2."),
  })
  expect(mishaps.seen).toEqual([])
  await context.close()
})
