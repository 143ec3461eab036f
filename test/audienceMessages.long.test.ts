import type { Locator, Page } from "@playwright/test"
import { expect, test } from "vitest"
import { findings } from "./axe.ts"
import { audiences, openAttribute, WIDE } from "./audience.ts"
import { addZips, chooseRange, openAudience, openAudienceTab } from "./walk.ts"

/** The sentences of the specification about an audience, each where a person meets it. */

const inAudience = audiences()

/** Values to type into the boxes of an attribute, with the error to expect: format, order, bounds. */
const TYPED: ReadonlyArray<readonly [attribute: string, typed: ReadonlyArray<string>, said: string]> = [
  ["Date of Birth", ["1970-01-01", "19791231"], "Enter a date as YYYYMMDD."],
  ["Mortgage Date", ["132020", "122021"], "Enter a month and year as MMYYYY."],
  ["Year Home Was Built", ["1899", "1999"], "Enter a year as YYYY."],
  ["Month of Birth", ["3", "05"], "Enter a month as MM."],
  ["Age", ["old", "54"], "Enter a number."],
  ["Household Size", ["two"], "Enter a number."],
  ["Last Name", ["", ""], "Enter letters or digits."],
  ["Age", ["54", "25"], "54 is larger than 25. Please put the smaller one first."],
  ["Age", ["25", "120"], "The value can't be greater than 99."],
  ["Age", ["2", "25"], "The value can't be less than 18."],
]

const says = async (within: Locator, text: string): Promise<void> =>
  within.getByText(text, { exact: false }).filter({ visible: true }).first().waitFor()
const notice = (page: Page) => page.getByRole("region", { name: "Notices" })

test("every message about an audience is said where it belongs", () =>
  inAudience(WIDE, async (page) => {
    const main = page.getByRole("main")
    const next = page.getByRole("button", { name: /^NEXT STEP/ })

    // Nothing is chosen.
    await next.click()
    await says(notice(page), "Choose your target audience.\nSelect a phone option.")
    const asked = page.getByRole("complementary").getByRole("link", { name: /^(?:Choose your|Select )/ })
    expect(await asked.allInnerTexts()).toEqual(["Choose your target audience.", "Select a phone option."])

    // The ranges of each input type.
    for (const [attribute, typed, said] of TYPED) {
      const form = page.getByRole("group", { name: new RegExp(`^${attribute}\\b`) })
      const group = (await form.count()) > 0 ? form.first() : await openAttribute(page, attribute)
      for (const [at, text] of typed.entries()) await group.getByRole("textbox").nth(at).fill(text)
      await group.getByRole("textbox").first().press("Enter")
      await says(group, said)
      expect(await group.getByRole("textbox").first().getAttribute("aria-invalid")).toBe("true")
    }
    expect(await findings(page, "refused ranges")).toEqual([])

    // One value of a radio attribute, on its own control and wherever else a second one is picked.
    const gender = await openAttribute(page, "Gender")
    await says(gender, "Choose only one item in this category.")
    await gender.getByRole("radio", { name: "Female", exact: true }).check()
    await gender.getByRole("radio", { name: "Male", exact: true }).check()
    expect(await gender.getByRole("radio", { name: "Female", exact: true }).isChecked()).toBe(false)

    // Two letters.
    await page.getByRole("searchbox", { name: "Find an attribute" }).fill("ag")
    await says(page.getByRole("search"), "Enter at least 3 characters.")
    await page.getByRole("searchbox", { name: "Find an attribute" }).fill("")
    await openAudienceTab(page, "Search")
    const search = page.getByRole("combobox", { name: "Find your audience" })
    await search.fill("fe")
    await says(main, "Enter at least 3 characters.")
    await search.fill("female")
    await page
      .getByRole("option", { name: /^Gender: Female|^Female/ })
      .first()
      .waitFor()
    await search.press("Enter")
    await says(main, "Choose only one item in this category.")

    // A quick pick of nothing, then one without a name.
    await openAudienceTab(page, "Demographics")
    await page.getByRole("button", { name: "Remove all" }).click()
    await openAudienceTab(page, "Quick Picks")
    await page.getByRole("button", { name: "Save as quick pick" }).click()
    const saving = page.getByRole("dialog", { name: "Save as quick pick" })
    await saving.getByRole("button", { name: "Save" }).click()
    await says(saving, "A quick pick needs at least one criterion. Add one to the audience first.")
    await page.keyboard.press("Escape")
    await openAudienceTab(page, "Demographics")
    await chooseRange(page, "Age", "30", "49")
    await page.getByRole("button", { name: "Save as quick pick" }).click()
    await saving.getByRole("button", { name: "Save" }).click()
    await expect.poll(() => saving.getByText("It's required").count()).toBe(2)
    await page.keyboard.press("Escape")
  }))

/** Returns the ISO date that is this many days from now. */
const day = (after: number): string =>
  new Date(Date.now() + after * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)

const NOTE = /^New York and Louisiana prohibit telemarketing during declared emergencies\./

test("whom to target, phones, the promotion code and suppressions say what they need", () =>
  inAudience(WIDE, async (page) => {
    const next = page.getByRole("button", { name: /^NEXT STEP/ })
    const chosen = page.getByRole("region", { name: "Chosen areas" })
    const toAreas = async () => {
      await page.getByRole("link", { name: /Step 1/ }).click()
      await chosen.waitFor()
    }

    // The geography count modal.
    await toAreas()
    await next.click()
    const modal = page.getByRole("dialog", { name: "Who do you want to reach?" })
    await modal.getByRole("radio", { name: /^All households/ }).check()
    await modal.getByRole("button", { name: "Poll Count" }).click()
    await says(modal, "Select a phone option.")
    expect(await findings(page, "whom to target", "[role=dialog]")).toEqual([])
    await page.keyboard.press("Escape")
    await openAudience(page)

    // All households disable the demographic controls.
    const households = page.getByRole("checkbox", { name: /^All households/ })
    expect(await households.isChecked()).toBe(true)
    const gender = await openAttribute(page, "Gender")
    expect(await gender.getByRole("radio", { name: "Female", exact: true }).isDisabled()).toBe(true)
    await households.uncheck()
    await gender.getByRole("radio", { name: "Female", exact: true }).check()

    const phones = page.getByRole("group", { name: "Phone options" })
    await phones.getByRole("radio", { name: /^Phones Where Available/ }).check()
    await phones.getByText(NOTE).waitFor()
    await phones.getByRole("radio", { name: /^No Phones/ }).check()
    expect(await phones.getByText(NOTE).count()).toBe(0)

    const promotion = page.getByRole("region", { name: "Promotion code" })
    const apply = promotion.getByRole("button", { name: "Apply" })
    await apply.click()
    await says(promotion, "Please enter a promotion code.")
    await promotion.getByRole("textbox", { name: "Promotion code" }).fill("nope")
    await apply.click()
    await says(promotion, "The code is not valid.")
    await promotion.getByRole("textbox", { name: "Promotion code" }).fill("welcome10")
    await apply.click()
    await promotion.getByText(/^Promo code has been applied\. Deducted: \$\d+\.\d{2}$/).waitFor()
    expect(await findings(page, "audience with options")).toEqual([])

    // Days to suppress by, then a file.
    await openAudienceTab(page, "Suppressions")
    const orders = page.getByRole("region", { name: "Prior orders" })
    await orders.getByRole("checkbox", { name: /^Prior orders/ }).check()
    const [first, last] = [orders.getByLabel("First day"), orders.getByLabel("Last day")]
    await first.fill(day(3))
    await says(orders, "The start date can't be after today.")
    await first.fill(day(-5))
    await last.fill(day(3))
    await says(orders, "The end date can't be after today.")
    await last.fill(day(-9))
    await says(orders, "The end date can't be before the start date.")
    await last.fill("")
    await says(orders, "Please enter both dates as MM/DD/YYYY.")
    await page.getByLabel("File of people to suppress").setInputFiles({
      name: "customers.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Address,ZIP Code\n1 Main St,60614\n"),
    })
    await page.getByRole("button", { name: "Load the file" }).click()
    const loaded = page.getByRole("dialog", { name: "customers.csv" })
    await says(
      loaded,
      "Loading the file usually takes less than 30 minutes. You'll get an email when it's done.",
    )
    await loaded.getByRole("button", { name: "Done" }).click()

    // Nothing but an area that is left out.
    await toAreas()
    await page.getByRole("button", { name: "Remove all" }).click()
    await addZips(page, ["60614"])
    await chosen.getByRole("button", { name: "Exclude 60614" }).click()
    await next.click()
    await says(page.getByRole("region", { name: "Notices" }), "Choose your target areas.")
  }))
