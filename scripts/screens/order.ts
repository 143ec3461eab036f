import type { Page } from "@playwright/test"
import { signIn } from "../../test/browser.ts"
import {
  addRange,
  addZips,
  chooseRange,
  confirmOrder,
  fillOrder,
  openAudience,
  reviewTotals,
  startNewList,
} from "../../test/walk.ts"

/** Takes a picture of what shows now. */
export type Shoot = (screen: string) => Promise<void>

/** The way into the site. */
export const enterSite = async (page: Page, url: string, shoot: Shoot): Promise<void> => {
  await page.goto(`${url}/signin`)
  await page.getByRole("button", { name: "Sign in" }).waitFor()
  await shoot("signin")
  await signIn(page, url)
  await shoot("landing")
}

/** The way from an empty list to one that was bought. */
export const orderList = async (page: Page, url: string, shoot: Shoot): Promise<void> => {
  await startNewList(page, url)
  await shoot("builder-empty")
  await addZips(page, ["60614", "60615", "60657"])
  await addRange(page, "60616", "60640")
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60640", { exact: true }).waitFor()
  await openAudience(page)
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  await chooseRange(page, "Age", "30", "54")
  await page.getByText("30 to 54").first().waitFor()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  await page.goto(`${url}/order/10/geo/zip`)
  await page
    .getByText(/records at/)
    .filter({ visible: true })
    .or(page.getByRole("button", { name: "Count and price details" }).filter({ visible: true }))
    .first()
    .waitFor()
  await shoot("builder")
  await page.goto(`${url}/order/10/demo/demoDemographics`)
  await page.getByRole("heading", { name: "Build Your Target Audience" }).waitFor()
  await shoot("audience")
  const details = page.getByRole("button", { name: "Count and price details" })
  if (await details.isVisible()) {
    await details.click()
    await shoot("ledger-sheet")
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Poll Count/ })
      .click()
  } else {
    await page
      .getByRole("complementary")
      .getByRole("button", { name: /^Poll Count/ })
      .click()
  }
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await shoot("summary")
  await page.getByRole("button", { name: "Read the Data Use Agreement" }).click()
  await page.getByRole("dialog").waitFor()
  await shoot("agreement")
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await fillOrder(page, { name: "Spring mailing" })
  await reviewTotals(page)
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Place order, \$/ })
    .waitFor()
  await shoot("place-order")
  await confirmOrder(page)
  await page.getByRole("button", { name: /Download list/ }).waitFor({ timeout: 30_000 })
  await shoot("success")
}
