import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { otherThanFailed, refusedOnce } from "./refusedOnce.ts"
import { makeList } from "./walk.ts"

const url = inject("productUrl")
const outbox = join(inject("productData"), "mail")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** A list of women in one ZIP Code, by its link. */
const startList = (page: Page): Promise<string> =>
  makeList(page, url, {
    areas: [{ kind: "zip", zip: "60614", excluded: false }],
    criteria: [{ kind: "values", column: "GENDER", values: ["F"] }],
  })

/** The mails of reports to somebody; not those that are still being written. */
const reportsTo = async (address: string): Promise<ReadonlyArray<string>> => {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /^report-.*\.eml$/.test(name))
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")))
  return mails.filter((mail) => mail.includes(`To: ${address}`))
}

test("a two-dimensional report says what is missing and why it failed, keeps what was typed, and comes by mail", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, url)
  await page.goto(`${url}/order/10/summary?SessionId=${await startList(page)}`)
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await page.getByRole("button", { name: "Reports" }).click()
  await page.getByRole("menuitem", { name: "Two Dimensional Report" }).click()
  const dialog = page.getByRole("dialog", { name: "Create a Two Dimensional Report" })
  await dialog.getByRole("button", { name: "Next: Choose report columns" }).click()
  await dialog.getByRole("button", { name: "Next: Name the report" }).click()
  const name = dialog.getByRole("textbox", { name: "Report name" })
  await name.fill("")
  await dialog.getByRole("button", { name: "Next: E-mail recipients" }).click()
  const emails = dialog.getByRole("textbox", { name: "E-mail addresses" })
  await emails.fill("")
  const send = dialog.getByRole("button", { name: "Send My Report" })
  // The step of the first that is missing opens.
  await send.click()
  await dialog.getByText("Please enter name of report").waitFor()
  await name.fill("Women of Lincoln Park")
  await send.click()
  await dialog.getByText("Please enter the email address;").waitFor()
  expect(await findings(page, "two-dimensional report")).toEqual([])
  await emails.fill("review@bakery.example")

  await refusedOnce(page, "Submit2DReportConditions")
  await send.click()
  await dialog
    .getByText("Two dimensional report is not available for the selections you have made.")
    .waitFor()
  expect(await emails.inputValue()).toBe("review@bakery.example")
  await send.click()
  const sent = page.getByRole("dialog", { name: "Your report is on its way" })
  await sent.getByText("should arrive in about 5 minutes").waitFor()
  await sent.getByRole("button", { name: "Close" }).last().click()
  await sent.waitFor({ state: "hidden" })
  await expect
    .poll(async () => (await reportsTo("review@bakery.example")).length, { timeout: 60_000 })
    .toBe(1)
  const [mail = ""] = await reportsTo("review@bakery.example")
  expect(mail).toContain("Subject: Women of Lincoln Park")
  expect(mail).toMatch(/filename=.*\.xlsx/)
  expect(otherThanFailed(mishaps.seen)).toEqual([])
  expect(await focusLosses(page)).toEqual([])
  await context.close()
})

test("an order is emptied once its person has said so, and Undo brings everything back", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, url)
  await page.goto(`${url}/order/10?SessionId=${await startList(page)}`)
  const area = page.getByRole("main").getByRole("listitem").getByText("60614", { exact: true })
  await area.waitFor()
  const ask = page.getByRole("button", { name: "Reset order" })
  await ask.click()
  const question = page.getByRole("alertdialog", { name: "Reset order" })
  await question.getByText("Reset this order?").waitFor()
  await question.getByRole("button", { name: "Cancel" }).click()
  await question.waitFor({ state: "hidden" })
  expect(await area.count()).toBe(1)

  await ask.click()
  await question.getByRole("button", { name: "Reset order" }).click()
  await page.getByText("Order has been reset").waitFor()
  await area.waitFor({ state: "hidden" })
  await page.getByRole("button", { name: "Undo" }).first().click()
  await area.waitFor()
  expect(mishaps.seen).toEqual([])
  expect(await focusLosses(page)).toEqual([])
  await context.close()
})
