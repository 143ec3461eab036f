import { describe, expect, test } from "vitest"
import { audiences, bounds, brushed, openAttribute, shareOf, WIDE } from "./audience.ts"
import { chooseRange, ledgerCount } from "./walk.ts"

const inAudience = audiences()

describe("the shares of an attribute", () => {
  test("are what choosing a value counts, and stay for the others once it is chosen", () =>
    inAudience(WIDE, async (page) => {
      const gender = await openAttribute(page, "Gender")
      const [female, male] = ["Female", "Male"].map((name) =>
        gender.getByRole("radio", { name, exact: true }),
      )
      if (female === undefined || male === undefined) throw new Error("Gender has two values.")
      const [women, all] = await shareOf(female)
      const [men] = await shareOf(male)
      expect([women > 0, men > 0, women + men <= all]).toEqual([true, true, true])
      await female.check()
      await expect.poll(() => ledgerCount(page)).toBe(women)
      expect(await shareOf(male)).toEqual([men, all])
      const income = await openAttribute(page, "Household Income")
      const [rich, ofWomen] = await shareOf(income.getByRole("checkbox", { name: "$250,000 and over" }))
      expect([ofWomen, rich < women]).toEqual([women, true])
    }))
})

test("the histogram of a range takes a range by mouse, which counts what it says", () =>
  inAudience(WIDE, async (page) => {
    const age = await openAttribute(page, "Age")
    const bars = age.getByRole("group", { name: "Age histogram" })
    await expect.poll(() => brushed(age)).toBeGreaterThan(0)
    await bars.scrollIntoViewIfNeeded()
    const box = await bars.locator("svg").boundingBox()
    if (box === null) throw new Error("There are no bars.")
    const at = (share: number): readonly [number, number] => [
      box.x + box.width * share,
      box.y + box.height / 2,
    ]
    await page.mouse.move(...at(0.3))
    await page.mouse.down()
    await page.mouse.move(...at(0.4))
    await page.mouse.move(...at(0.5))
    await page.mouse.up()
    // The 82 ages from 18 to 99.
    expect(await bounds(age)).toEqual(["42", "59"])
    await page.mouse.move(...at(0.4))
    await page.mouse.down()
    await page.mouse.move(...at(0.45))
    await page.mouse.up()
    expect(await bounds(age)).toEqual(["46", "63"])
    await page.mouse.move(box.x + (box.width * 46) / 82, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(...at(0.7))
    await page.mouse.up()
    expect(await bounds(age)).toEqual(["46", "75"])
    const said = await brushed(age)
    await age.getByRole("button", { name: "Add Age" }).click()
    await expect.poll(() => ledgerCount(page)).toBe(said)
  }))

describe("what is chosen", () => {
  test("is a sentence that grows without moving the control in use, and is taken away by keyboard", () =>
    inAudience(WIDE, async (page) => {
      await chooseRange(page, "Age", "25", "54")
      const interests = await openAttribute(page, "Interests")
      const golf = interests.getByRole("checkbox", { name: "Golf" })
      await golf.focus()
      const top = async () => Math.round((await golf.boundingBox())?.y ?? 0)
      const before = await top()
      for (const name of ["Reading", "Cooking", "Gardening", "Fishing", "Music"]) {
        await interests.getByRole("checkbox", { name }).evaluate((box: HTMLInputElement) => box.click())
        await golf.focus()
      }
      const yours = page.getByRole("region", { name: "Your audience" })
      await yours.getByText("Music").waitFor()
      expect(await top()).toBe(before)
      expect((await yours.innerText()).replaceAll(/\s+/g, " ").replaceAll(" ,", ",")).toContain(
        "People aged 25 to 54, interested in Reading, Cooking, Gardening, Fishing or Music",
      )
      await yours.getByRole("button", { name: "Remove Interests: Fishing" }).focus()
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))
      await page.keyboard.press("Enter")
      await expect.poll(focused).toBe("Remove Interests: Music")
      await page.keyboard.press("Space")
      await expect.poll(focused).toBe("Remove Interests: Gardening")
    }))
})
