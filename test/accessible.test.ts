import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { addRange, addZips, chooseRange, getCount, openAudience, rangeAdded, startNewList } from "./walk.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Every screen of the path, at both widths: accessible.long.test.ts. */
test("axe finds nothing from the sign-in to the summary", async () => {
  const found: Array<string> = []
  const { page, context } = await newPage(browser, { reducedMotion: "reduce" })
  const look = async (screen: string) => {
    found.push(...(await findings(page, screen)))
  }
  await page.goto(`${url}/signin`)
  await page.getByRole("button", { name: "Sign in" }).waitFor()
  await look("sign-in")
  await signIn(page, url)
  await startNewList(page, url)
  await addZips(page, ["60614", "00000"])
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60614", { exact: true }).waitFor()
  await look("geography with a warning")
  await addRange(page, "60615", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "30", "49")
  await page.getByText("30 to 49").first().waitFor()
  await look("audience")
  await getCount(page)
  await look("summary")
  const losses = await focusLosses(page)
  await context.close()
  expect([found, losses]).toEqual([[], []])
})
