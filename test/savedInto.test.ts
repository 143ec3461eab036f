import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { saveByKey } from "./byKeyboard.ts"
import { chooseRange, ledgerCount, openAudience } from "./walk.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const rowsCalled = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("button", { name: `Edit ${name}`, exact: true }) })

/** Opens the list from the page of saved lists and narrows its audience to an age; answers how many people are left. */
const narrowed = async (page: Page, name: string, from: string, to: string): Promise<number> => {
  await page.goto(`${url}/slc`)
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click()
  await page.getByRole("heading", { name: "Your order" }).waitFor()
  const before = await ledgerCount(page)
  await openAudience(page)
  await chooseRange(page, "Age", from, to)
  await expect.poll(() => ledgerCount(page)).toBeLessThan(before)
  return ledgerCount(page)
}

test("an opened list is saved into, and as a new one; Back leaves it with one press", async () => {
  const { page, context, mishaps } = await newPage(browser, { reducedMotion: "reduce" })
  await signIn(page, url, "digital")
  await saveByKey(page, url, "Harbor", ["60614", "60618"])

  await page.goto(`${url}/slc`)
  await page.getByRole("button", { name: "Edit Harbor", exact: true }).click()
  await page.getByRole("heading", { name: "Your order" }).waitFor()
  await page.goBack()
  await rowsCalled(page, "Harbor").waitFor()

  const first = await narrowed(page, "Harbor", "25", "54")
  await page.getByRole("button", { name: "Save Count" }).click()
  const dialog = page.getByRole("dialog", { name: "Save “Harbor”" })
  await dialog.waitFor()
  expect(await findings(page, "saving into a list")).toEqual([])
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await page.getByText("Saved to “Harbor”").waitFor()
  expect(await findings(page, "saved into a list")).toEqual([])
  await page.getByRole("link", { name: "See your saved lists" }).click()
  await rowsCalled(page, "Harbor")
    .getByText(first.toLocaleString("en-US"), { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await rowsCalled(page, "Harbor").count()).toBe(1)

  await page.getByRole("button", { name: "Edit Harbor", exact: true }).click()
  await page.getByRole("heading", { name: "Your order" }).waitFor()
  await page.getByRole("button", { name: "Save Count" }).click()
  await dialog.getByRole("button", { name: "Save as new" }).click()
  const asNew = page.getByRole("dialog", { name: "Save as a new list" })
  await asNew.getByRole("textbox", { name: "Order name" }).fill("Harbor, younger")
  await asNew.getByRole("button", { name: "Save as new" }).click()
  await page.getByRole("link", { name: "See your saved lists" }).click()
  await rowsCalled(page, "Harbor, younger")
    .getByText(first.toLocaleString("en-US"), { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await rowsCalled(page, "Harbor").count()).toBe(1)
  expect(mishaps.seen).toEqual([])
  await context.close()
})
