import type { Browser, Locator, Page } from "@playwright/test"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { addRange, chooseRange, ledgerCount, openAudience, rangeAdded, startNewList } from "./walk.ts"

let product: OwnProduct
let browser: Browser
beforeAll(async () => {
  product = await startOwnProduct()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

const WIDE = { width: 1440, height: 900 }
const TABLET = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }

/** The audience of a new list of the ZIP Codes around the Loop, at this size. */
const inAudience = async (
  viewport: { readonly width: number; readonly height: number },
  walk: (page: Page) => Promise<void>,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<void> => {
  const { context, mishaps, page } = await newPage(browser, { viewport, ...options })
  await signIn(page, product.url)
  await startNewList(page, product.url)
  await addRange(page, "60601", "60661")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("navigation", { name: "Categories" }).waitFor()
  await walk(page)
  const losses = await focusLosses(page)
  await context.close()
  expect([mishaps.seen, losses]).toEqual([[], []])
}

const open = async (page: Page, attribute: string): Promise<Locator> => {
  await page
    .getByRole("button", { name: new RegExp(`^${attribute}\\b`) })
    .first()
    .click()
  return page.getByRole("group", { name: new RegExp(`^${attribute}\\b`) }).first()
}

const described = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  )

/** '12%, 1,234 of 10,000 records' */
const shareOf = async (control: Locator): Promise<readonly [records: number, total: number]> => {
  await expect.poll(() => described(control)).toMatch(/%, [\d,]+ of [\d,]+ records/)
  const [, records = "", total = ""] = /([\d,]+) of ([\d,]+) records/.exec(await described(control)) ?? []
  return [Number(records.replaceAll(",", "")), Number(total.replaceAll(",", ""))]
}

/** How many people the histogram says are in the brushed range. */
const brushed = async (age: Locator): Promise<number> => {
  const [, records = ""] = /([\d,]+) records/.exec(await described(age.getByRole("slider").first())) ?? []
  return Number(records.replaceAll(",", ""))
}

const bounds = async (age: Locator): Promise<ReadonlyArray<string>> =>
  Promise.all(["From", "To"].map((name) => age.getByRole("textbox", { name }).inputValue()))

describe("the shares of an attribute", () => {
  test("are what choosing a value counts, and stay for the others once it is chosen", () =>
    inAudience(WIDE, async (page) => {
      const gender = await open(page, "Gender")
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
      const income = await open(page, "Household Income")
      const [rich, ofWomen] = await shareOf(income.getByRole("checkbox", { name: "$250,000 and over" }))
      expect([ofWomen, rich < women]).toEqual([women, true])
    }))
})

describe("the histogram of a range", () => {
  test("takes a range by mouse, which counts what it says", () =>
    inAudience(WIDE, async (page) => {
      const age = await open(page, "Age")
      const bars = age.getByRole("group", { name: "Histogram of Age" })
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

  test("takes a range by keyboard", () =>
    inAudience(WIDE, async (page) => {
      const age = await open(page, "Age")
      await age.getByRole("slider", { name: "Age from" }).focus()
      for (let year = 18; year < 25; year++) await page.keyboard.press("ArrowRight")
      await page.keyboard.press("Tab")
      await page.keyboard.press("End")
      for (let year = 99; year > 90; year--) await page.keyboard.press("ArrowLeft")
      expect(await bounds(age)).toEqual(["25", "90"])
      await page.keyboard.press("Home")
      expect(await bounds(age)).toEqual(["25", "25"])
      expect(await age.getByRole("slider", { name: "Age to" }).getAttribute("aria-valuetext")).toBe("25")
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await page.getByRole("button", { name: "Remove Age: 25" }).waitFor()
    }))

  test("takes a range by touch", () =>
    inAudience(
      PHONE,
      async (page) => {
        const age = await open(page, "Age")
        const bars = age.getByRole("group", { name: "Histogram of Age" })
        await bars.evaluate((element) => element.scrollIntoView({ block: "center" }))
        const box = await bars.locator("svg").boundingBox()
        if (box === null) throw new Error("There are no bars.")
        const touch = await page.context().newCDPSession(page)
        const point = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point(0.3)] })
        for (const share of [0.35, 0.4, 0.45, 0.5])
          await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point(share)] })
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
        await expect.poll(() => bounds(age)).toEqual(["42", "59"])
      },
      { hasTouch: true, isMobile: true },
    ))
})

describe("what is chosen", () => {
  test("is a sentence that grows without moving the control in use, and is taken away by keyboard", () =>
    inAudience(WIDE, async (page) => {
      await chooseRange(page, "Age", "25", "54")
      const interests = await open(page, "Interests")
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

/** Whether what has the focus can be seen as a whole: nothing sticks over it. */
const isFocusCovered = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    const { bottom, left, right, top } = element.getBoundingClientRect()
    const x = (left + right) / 2
    const isOn = (y: number) => {
      const hit = document.elementFromPoint(x, y)
      const label = element.closest("label")
      // A slider takes no pointer itself.
      return element.matches("[type=range]")
        ? hit?.closest("[data-sticky-strip], [data-bottom-bar], header") === null
        : element.contains(hit) || label?.contains(hit) === true || hit?.contains(element) === true
    }
    return isOn(top + 2) && isOn(bottom - 2)
      ? null
      : `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.slice(0, 30)}`
  })

describe.each([WIDE, TABLET, PHONE])("the categories at $width", (viewport) => {
  test("lead to their attributes, follow the page, and never cover what has the focus", () =>
    inAudience(viewport, async (page) => {
      const nav = page.getByRole("navigation", { name: "Categories" })
      const current = () => nav.locator("[aria-current]").innerText()
      expect(await current()).toBe("Most used")
      await nav.getByRole("link", { name: "Retail" }).click()
      await expect.poll(current).toBe("Retail")
      const heading = page.getByRole("heading", { name: "Retail" })
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await isFocusCovered(page)).toBeNull()
      const link = nav.getByRole("link", { name: "Automotive" })
      await link.focus()
      await page.keyboard.press("Enter")
      await expect.poll(current).toBe("Automotive")
      await page.keyboard.press("Tab")
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Number of Vehicles/)
      await page.getByRole("heading", { name: "General" }).evaluate((element) => element.scrollIntoView())
      await expect.poll(current).toBe("General")
      const covered: Array<string> = []
      const tab = async (key: string, times: number) => {
        for (let stop = 0; stop < times; stop++) {
          await page.keyboard.press(key)
          const found = await isFocusCovered(page)
          if (found !== null) covered.push(`${key} ${stop}: ${found}`)
        }
      }
      await page.getByRole("button", { name: /^Month of Birth/ }).focus()
      await tab("Tab", 25)
      await tab("Shift+Tab", 35)
      expect(covered).toEqual([])
    }))
})

test("nothing moves by itself while the page loads and shares arrive", () =>
  inAudience(WIDE, async (page) => {
    await page.addInitScript(() => {
      interface Shift extends PerformanceEntry {
        readonly hadRecentInput: boolean
        readonly value: number
        readonly sources: ReadonlyArray<{ readonly node: Node | null }>
      }
      const shifts: Array<string> = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources, value } of list.getEntries() as Array<Shift>) {
          if (hadRecentInput || value < 0.001) continue
          // The ledger, which fills with its own figures, is no part of it.
          const moved = sources.flatMap(({ node }) =>
            node instanceof HTMLElement && node.closest("aside") === null
              ? [node.outerHTML.slice(0, 90)]
              : [],
          )
          if (moved.length > 0) shifts.push(`${value}: ${moved.join(" ")}`)
        }
      }).observe({ type: "layout-shift", buffered: true })
    })
    await page.route("**/api/v1/counts/breakdown", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900))
      await route.continue()
    })
    await page.reload()
    await page.getByRole("navigation", { name: "Categories" }).waitFor()
    const gender = await open(page, "Gender")
    const top = async () => (await gender.getByRole("radio", { name: "Male", exact: true }).boundingBox())?.y
    const before = await top()
    await shareOf(gender.getByRole("radio", { name: "Male", exact: true }))
    const age = await open(page, "Age")
    await age.getByRole("slider").first().waitFor()
    const field = age.getByRole("textbox", { name: "From" })
    const fieldTop = (await field.boundingBox())?.y
    await expect.poll(() => brushed(age)).toBeGreaterThan(0)
    expect((await field.boundingBox())?.y).toBe(fieldTop)
    await age
      .page()
      .getByRole("button", { name: /^Age\b/ })
      .first()
      .click()
    expect(await top()).toBe(before)
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([])
  }))

describe.each([WIDE, TABLET, PHONE])("axe at $width", (viewport) => {
  test("finds nothing in light and dark", () =>
    inAudience(
      viewport,
      async (page) => {
        await chooseRange(page, "Age", "25", "54")
        await page
          .getByRole("group", { name: /^Age\b/ })
          .getByRole("textbox")
          .first()
          .fill("60")
        const income = await open(page, "Household Income")
        await income.getByRole("checkbox", { name: "$75,000 to $99,999" }).check()
        await shareOf(income.getByRole("checkbox", { name: "$75,000 to $99,999" }))
        expect(await findings(page, "audience")).toEqual([])
      },
      { reducedMotion: "reduce" },
    ))
})
