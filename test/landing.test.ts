import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { addZips, ledgerCount, startListOf } from "./walk.ts"

const url = inject("productUrl")
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test("the landing page continues lists of several sources, with the counts that the builder shows", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, url, "digital")
  await startListOf(page, url, 10)
  await addZips(page, ["60614", "60657"])
  const section = page.getByRole("region", { name: "Chosen areas" })
  await section.getByText("60657").first().waitFor()
  await expect.poll(() => ledgerCount(page)).toBeGreaterThan(0)
  const people = (await ledgerCount(page)).toLocaleString("en-US")
  await startListOf(page, url, 170)
  await addZips(page, ["60614"])
  await section.getByText("60614").first().waitFor()
  await expect.poll(() => ledgerCount(page)).toBeGreaterThan(0)

  await page.goto(url)
  const lists = page.getByRole("region", { name: "Continue where you left off" })
  const [business, consumers] = [lists.getByRole("listitem").nth(0), lists.getByRole("listitem").nth(1)]
  await business.getByText(/^1 area · changed/).waitFor()
  await consumers.getByText(people, { exact: true }).waitFor()
  expect(await findings(page, "the landing page with lists to continue")).toEqual([])
  await consumers.getByRole("link", { name: "Continue Consumer list" }).click()
  // The overview of that list, whatever this tab was at work on before.
  await page.getByRole("region", { name: "Geography" }).getByText("60657").waitFor()
  expect(mishaps.seen).toEqual([])
  await context.close()
})
