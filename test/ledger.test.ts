import type { Locator, Page } from "@playwright/test"
import { expect, test } from "vitest"
import { newLists } from "./newLists.ts"
import { addRange, addZips, chooseRange, openAudience } from "./walk.ts"

// Nobody else here is this user, whose draft it changes.
const USER = "nopay"
let page: Page
newLists(USER, (opened) => {
  ;({ page } = opened)
})

const ledger = (): Locator => page.getByRole("complementary")
const total = async (): Promise<number> => {
  const text = await ledger()
    .getByText(/^[\d,]+$/)
    .first()
    .innerText()
  return Number(text.replaceAll(",", ""))
}

test("a list that is too small says what would bring more, does it at a press, and undoes it", async () => {
  await addRange(page, "60601", "60640")
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60640").waitFor()
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await expect.poll(total).toBeGreaterThan(1_000)
  const everybody = await total()
  await chooseRange(page, "Age", "98", "99")
  const apply = ledger().getByRole("button", { name: /^Apply: Without Age/ })
  await apply.waitFor()
  await expect.poll(total).toBeLessThan(everybody)

  // The suggestion's figure is what it brings. It is asked for after the count, so that it may be that of the one before.
  const whole = async (): Promise<number> => {
    const label = (await apply.getAttribute("aria-label")) ?? ""
    return (await total()) + Number(/\+([\d,]+)/.exec(label)?.[1]?.replaceAll(",", ""))
  }
  await expect.poll(whole).toBe(everybody)
  const few = await total()
  await apply.click()
  await expect.poll(total).toBe(everybody)
  await page.getByRole("button", { name: /^Undo/ }).first().click()
  await expect.poll(total).toBe(few)
}, 120_000)

test("a budget finds the wanted number, which is priced, stays while areas are added, and is what is reviewed", async () => {
  await addRange(page, "60601", "60640")
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60640").waitFor()
  await ledger().getByRole("textbox", { name: "Budget, before tax" }).fill("$60")
  const answer = ledger().getByText(/^Buys [\d,]+ records for \$[\d.]+\. One more would make it/)
  await answer.waitFor()
  const [bought = ""] = /[\d,]+(?= records)/.exec(await answer.innerText()) ?? []
  await ledger()
    .getByRole("button", { name: `Order ${bought} records` })
    .click()
  await ledger().getByText(`${bought} records at `).waitFor()
  await expect.poll(() => ledger().getByRole("textbox", { name: "Wanted" }).inputValue()).toBe(bought)
  const before = await total()
  await addZips(page, ["60657"])
  await expect.poll(total).toBeGreaterThan(before)
  await ledger().getByText(`${bought} records at `).waitFor()
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "25", "64")
  await ledger()
    .getByRole("button", { name: /^Poll Count/ })
    .click()
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await expect
    .poll(() => page.getByRole("textbox", { name: "Quantity selected in total" }).inputValue())
    .toBe(bought)
}, 120_000)

test("the steps of a count lead down to it", async () => {
  await addRange(page, "60601", "60640")
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60640").waitFor()
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "30", "49")
  const steps = ledger().getByRole("listitem").filter({ hasText: /^Age/ })
  await steps.first().waitFor()
  await expect
    .poll(async () => {
      const figures = (await steps.first().innerText()).match(/[\d,]{2,}/g) ?? []
      const left = await total()
      return left > 0 && figures.some((figure) => Number(figure.replaceAll(",", "")) === left)
    })
    .toBe(true)
}, 120_000)
