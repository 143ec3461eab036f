import type { Page } from "@playwright/test"
import { expect, test } from "vitest"
import { newLists } from "./newLists.ts"
import {
  addRange,
  addZips,
  chooseRange,
  confirmOrder,
  DECLINED_CARD,
  fillOrder,
  getCount,
  GOOD_CARD,
  openAudience,
  rangeAdded,
  reviewTotals,
  selectedTotal,
  toSummary,
} from "./walk.ts"

let page: Page
newLists("reseller", (opened) => {
  ;({ page } = opened)
})

const alerts = (text: string | RegExp) => page.getByText(text).first()

test("a wrong card is explained next to its field, a declined one keeps everything and a good one places the order", async () => {
  await toSummary(page)
  await fillOrder(page, { name: "Third time lucky", card: "1234" })
  await page
    .getByRole("button", { name: /^Place Order/ })
    .first()
    .click()
  await alerts("The card number is not valid.").waitFor()
  await page.getByRole("textbox", { name: "Card number" }).fill(DECLINED_CARD)
  const keys: Array<unknown> = []
  page.on("request", (request) => {
    if (request.url().includes("ProcessOrder")) keys.push(request.postDataJSON().idempotencyKey)
  })
  await reviewTotals(page)
  await confirmOrder(page)
  await page
    .getByRole("dialog")
    .getByRole("alert")
    .getByText(/declined/i)
    .first()
    .waitFor()
  await page.getByRole("dialog").getByRole("button", { name: "Back" }).click()
  expect(await page.getByRole("textbox", { name: "Order name" }).inputValue()).toBe("Third time lucky")
  await page.getByRole("textbox", { name: "Card number" }).fill(GOOD_CARD)
  await reviewTotals(page)
  await confirmOrder(page)
  await page
    .getByText(/LW-[A-Z0-9]{4}-/)
    .first()
    .waitFor()
  // Placing the order with the corrected card is another click, so it's another request.
  expect(keys.map((key) => typeof key)).toEqual(["string", "string"])
  expect(new Set(keys).size).toBe(2)
})

test("a double click on Place order places one order", async () => {
  await toSummary(page)
  await fillOrder(page, { name: "Twice in a hurry" })
  await reviewTotals(page)
  const button = page.getByRole("dialog").getByRole("button", { name: /Place order, \$/ })
  await button.waitFor()
  const sent: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("ProcessOrder")) sent.push(request.url())
  })
  await button.dblclick()
  await page
    .getByText(/LW-[A-Z0-9]{4}-/)
    .first()
    .waitFor()
  expect(sent).toHaveLength(1)
})

test("a reload at every step finds the list as it was", async () => {
  await addZips(page, ["60614", "60615"])
  const chosen = page.getByRole("region", { name: "Chosen areas" })
  await chosen.getByText("60615", { exact: true }).waitFor()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  await page.reload()
  await chosen.getByText("60614", { exact: true }).waitFor()
  await addRange(page, "60616", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "30", "49")
  await page.getByRole("complementary").getByText(/Age/).first().waitFor()
  await page.reload()
  await page.getByRole("radio", { name: /No Phones/, checked: true }).waitFor()
  await page.getByText("30 to 49").first().waitFor()
  await getCount(page)
  await selectedTotal(page).fill("300")
  await selectedTotal(page).press("Tab")
  await page
    .getByText(/300 records at/)
    .first()
    .waitFor()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  await page.reload()
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await expect.poll(() => selectedTotal(page).inputValue()).toBe("300")
  await fillOrder(page, { name: "After many reloads" })
  await reviewTotals(page)
  await confirmOrder(page)
  await page
    .getByText(/LW-[A-Z0-9]{4}-/)
    .first()
    .waitFor()
  const receipt = page.url()
  await page.reload()
  await page
    .getByText(/LW-[A-Z0-9]{4}-/)
    .first()
    .waitFor()
  expect(page.url()).toBe(receipt)
})
