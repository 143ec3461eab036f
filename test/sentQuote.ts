import type { Page } from "@playwright/test"
import { mailOf } from "../packages/server/test/mail/readMail.ts"
import { pdfText } from "../packages/server/test/quotes/pdfText.ts"

/** Keeps the count of the open review under a name. */
export const saveCount = async (
  page: Page,
  name: string,
  label: "Save Count" | "Save List" = "Save Count",
): Promise<void> => {
  await page.getByRole("button", { name: label }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("textbox", { name: "Order name" }).fill(name)
  await dialog.getByRole("button", { name: "Save Count" }).click()
  await page.getByRole("dialog", { name: "Count saved" }).getByRole("button", { name: "Done" }).click()
}

/** Sends the quote of the open review, whose count is saved; its code. */
export const sendQuote = async (page: Page): Promise<string> => {
  await page.getByRole("button", { name: "Send Quote" }).click()
  const frame = page.frameLocator("iframe[title='Send quote']")
  await frame.getByRole("button", { name: "Send quote" }).click()
  const said = await frame.getByText(/^Quote .* is on its way/).innerText()
  // The keys of a frame are its own; it hands this one on.
  await frame.locator("body").press("Escape")
  await page.getByRole("dialog", { name: "Send quote" }).waitFor({ state: "hidden" })
  return /LW-\w{4}-\w{4}/.exec(said)?.[0] ?? ""
}

/** The mail of a quote, once it is there: its text, and its PDF as a program reads it. */
export const mailOfQuote = async (data: string, code: string) => {
  const { attachments, text } = await mailOf(data, `quote-${code}`)
  return { text, letter: pdfText(attachments[0]?.content ?? Buffer.of()) }
}
