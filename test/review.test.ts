import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { readMail } from "../packages/server/test/mail/readMail.ts"
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

/** Reads the mails of a kind to an address, except those that are still being written. */
const mailsTo = async (address: string, kind: "confirm" | "report"): Promise<ReadonlyArray<string>> => {
  const names = (await readdir(outbox).catch(() => [])).filter(
    (name) => name.startsWith(`${kind}-`) && name.endsWith(".eml"),
  )
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")))
  return mails.filter((mail) => mail.includes(`To: ${address}`))
}
/** Waits for the only mail of a kind to an address. */
const mailTo = async (address: string, kind: "confirm" | "report"): Promise<string> => {
  await expect.poll(async () => (await mailsTo(address, kind)).length, { timeout: 60_000 }).toBe(1)
  return (await mailsTo(address, kind))[0] ?? ""
}

test("a two-dimensional report says what is missing and why it failed, keeps what was typed, and comes by mail once its reader agrees", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, url)
  await page.goto(`${url}/order/10/summary?SessionId=${await startList(page)}`)
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await page.getByRole("button", { name: "Reports" }).click()
  await page.getByRole("menuitem", { name: "Two-Dimensional Report" }).click()
  const dialog = page.getByRole("dialog", { name: "Create a Two-Dimensional Report" })
  await dialog.getByRole("button", { name: "Next: Choose report columns" }).click()
  await dialog.getByRole("button", { name: "Next: Name the report" }).click()
  const name = dialog.getByRole("textbox", { name: "Report name" })
  await name.fill("")
  await dialog.getByRole("button", { name: "Next: Email recipients" }).click()
  const emails = dialog.getByRole("textbox", { name: "Email addresses" })
  await emails.fill("")
  const send = dialog.getByRole("button", { name: "Send My Report" })
  // The step of the first that is missing opens.
  await send.click()
  await dialog.getByText("Enter a name for the report.").waitFor()
  await name.fill("Women of Lincoln Park")
  await send.click()
  await dialog.getByText("Enter at least one email address.").waitFor()
  expect(await findings(page, "two-dimensional report")).toEqual([])
  await emails.fill("review@bakery.example")

  await refusedOnce(page, "Submit2DReportConditions")
  await send.click()
  await dialog.getByText("A two-dimensional report isn't available for your selections.").waitFor()
  expect(await emails.inputValue()).toBe("review@bakery.example")
  await send.click()
  const sent = page.getByRole("dialog", { name: "Your report is waiting" })
  await sent.getByText("review@bakery.example must confirm first, so we're emailing a link.").waitFor()
  await sent.getByRole("button", { name: "Close" }).last().click()
  await sent.waitFor({ state: "hidden" })

  const { text } = await readMail(await mailTo("review@bakery.example", "confirm"))
  const reader = await newPage(browser)
  await reader.page.goto(/http\S+confirm-mail\?token=\S+/.exec(text)?.[0] ?? "")
  await reader.page.getByRole("heading", { name: "Documents from Northfield Marketing" }).waitFor()
  expect(await findings(reader.page, "confirming mail")).toEqual([])
  expect(await mailsTo("review@bakery.example", "report")).toEqual([])
  await reader.page.getByRole("button", { name: "Send them to me" }).press("Enter")
  await reader.page.getByRole("heading", { name: "You've agreed" }).waitFor()
  const mail = await mailTo("review@bakery.example", "report")
  expect(mail).toContain("Subject: Women of Lincoln Park")
  expect(mail).toMatch(/filename=.*\.xlsx/)
  // The link works once; from here on, the page only ends it.
  await reader.page.goto(/http\S+confirm-mail\?token=\S+/.exec(text)?.[0] ?? "")
  await reader.page.getByRole("button", { name: "Don't email me again" }).click()
  await reader.page.getByRole("heading", { name: "No more email from Northfield Marketing" }).waitFor()
  expect(await findings(reader.page, "refused mail")).toEqual([])
  expect(reader.mishaps.seen).toEqual([])
  await reader.context.close()
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
