import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { confirmOrder, fillOrder, GOOD_CARD, reviewTotals, startNewList, toSummary } from "./walk.ts"
import { failedOnce, otherThanFailed } from "./refusedOnce.ts"

const url = inject("productUrl")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test("a card is kept with an order, changed in the account, and pays the next order with its code alone [p8-card-saved]", async () => {
  const { page, mishaps, context } = await newPage(browser)
  const sent: Array<string> = []
  page.on("request", (request) => {
    if (!request.url().endsWith("/sandbox-processor/cards")) sent.push(request.postData() ?? "")
  })
  await signIn(page, url, "power")
  await startNewList(page, url)
  await toSummary(page)

  // Nothing is said before an attempt; after it, every field that is missing, with a way to it.
  expect(await page.getByText("need your attention").count()).toBe(0)
  await page
    .getByRole("button", { name: /^Place Order/ })
    .first()
    .click()
  await page.getByText(/^\d+ fields need your attention$/).waitFor()
  await page.getByRole("button", { name: "Card number: Required" }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe("card.number")
  expect(await findings(page, "a review with problems")).toEqual([])

  await fillOrder(page, { name: "Paid by a card to keep" })
  await page.getByText("need your attention").waitFor({ state: "hidden" })
  await page.getByRole("checkbox", { name: "Save this card for my next order" }).check()
  await reviewTotals(page)
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()

  await page.getByRole("button", { name: /Your account/ }).click()
  await page.getByRole("button", { name: "Account Settings" }).click()
  await page.getByRole("tab", { name: "Payment Info" }).click()
  const dialog = page.getByRole("tabpanel", { name: "Payment Info" })
  await expect
    .poll(() => dialog.getByRole("textbox", { name: "Card number" }).inputValue())
    .toBe("************1111")
  expect(await dialog.getByRole("textbox", { name: "Security code" }).inputValue()).toBe("")
  // Six years in the account, ten in an order.
  expect(await dialog.getByRole("combobox", { name: "Expiry year" }).locator("option").count()).toBe(7)
  await dialog.getByRole("textbox", { name: "City" }).fill("Evanston")
  await dialog.getByRole("button", { name: "Save card" }).click()
  await dialog.getByRole("button", { name: "Security code: It's required" }).waitFor()
  expect(await findings(page, "payment info")).toEqual([])
  await dialog.getByRole("textbox", { name: "Security code" }).fill("123")
  await failedOnce(page, "InsertOrUpdateUserPaymentCards")
  await dialog.getByRole("button", { name: "Save card" }).click()
  await page.getByText("Your payment information couldn't be saved. Please try again.").waitFor()
  await dialog.getByRole("button", { name: "Save card" }).click()
  await page.getByText("Your payment information was saved.").waitFor()
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })

  await startNewList(page, url)
  await toSummary(page)
  const payment = page.getByRole("region", { name: "Payment information" })
  await payment.getByText("This is your saved VISA card. To use another card, enter its number.").waitFor()
  expect(await payment.getByRole("textbox", { name: "City" }).inputValue()).toBe("Evanston")
  expect(await payment.getByRole("combobox", { name: "Expiry year" }).locator("option").count()).toBe(11)
  expect(await payment.getByRole("checkbox").count()).toBe(0)
  await page.getByRole("textbox", { name: "Order name" }).fill("Paid by the kept card")
  const contact = page.getByRole("region", { name: "Contact information" })
  await contact.getByRole("textbox", { name: "Address" }).fill("100 W Randolph St")
  await contact.getByRole("textbox", { name: "City" }).fill("Chicago")
  await contact.getByRole("combobox", { name: "State" }).selectOption("IL")
  await contact.getByRole("textbox", { name: "ZIP Code" }).fill("60601")
  await payment.getByRole("textbox", { name: "Security code" }).fill("123")
  await page.getByRole("checkbox", { name: /Data Use Agreement/ }).check()
  await reviewTotals(page)
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
  await page.getByText("VISA ending in 1111").waitFor()

  // The number went to the processor's vault, once, and nowhere else.
  expect(sent.filter((body) => body.includes(GOOD_CARD))).toEqual([])
  expect(otherThanFailed(mishaps.seen)).toEqual([])
  await context.close()
})
