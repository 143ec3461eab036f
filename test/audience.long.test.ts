import type { Page } from "@playwright/test"
import { describe, expect, test } from "vitest"
import { audiences, bounds, brushed, openAttribute, PHONE, shareOf, TABLET, WIDE } from "./audience.ts"
import { findings } from "./axe.ts"
import { chooseRange } from "./walk.ts"

const inAudience = audiences()

describe("the histogram of a range", () => {
  test("takes a range by keyboard", () =>
    inAudience(WIDE, async (page) => {
      const age = await openAttribute(page, "Age")
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
        const age = await openAttribute(page, "Age")
        const bars = age.getByRole("group", { name: "Age histogram" })
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

/**
 * Checks that nothing sticky covers the focused element; returns its tag and name if something does, otherwise null.
 */
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
    const gender = await openAttribute(page, "Gender")
    const top = async () => (await gender.getByRole("radio", { name: "Male", exact: true }).boundingBox())?.y
    const before = await top()
    await shareOf(gender.getByRole("radio", { name: "Male", exact: true }))
    const age = await openAttribute(page, "Age")
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
        const income = await openAttribute(page, "Household Income")
        await income.getByRole("checkbox", { name: "$75,000 to $99,999" }).check()
        await shareOf(income.getByRole("checkbox", { name: "$75,000 to $99,999" }))
        expect(await findings(page, "audience")).toEqual([])
      },
      { reducedMotion: "reduce" },
    ))
})
