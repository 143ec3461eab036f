import type { Browser, Locator, Page } from "@playwright/test"
import { afterAll, beforeAll, expect } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { addRange, openAudience, rangeAdded, startNewList } from "./walk.ts"

export const WIDE = { width: 1440, height: 900 }
export const TABLET = { width: 1024, height: 768 }
export const PHONE = { width: 390, height: 844 }

interface Size {
  readonly width: number
  readonly height: number
}

/** Walks for the tests of a file, on a product of its own: each in the audience of a new list of the ZIP Codes around the Loop. */
export const audiences = () => {
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

  return async (
    viewport: Size,
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
}

/** Opens an attribute. */
export const openAttribute = async (page: Page, attribute: string): Promise<Locator> => {
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

/** Reads the number of records that a box of interests shows. */
export const recordsOf = async (box: Locator): Promise<number> => {
  await expect.poll(() => described(box)).toMatch(/^[\d,]+ records/)
  return Number((/^[\d,]+/.exec(await described(box))?.[0] ?? "").replaceAll(",", ""))
}

/** '12%, 1,234 of 10,000 records' */
export const shareOf = async (control: Locator): Promise<readonly [records: number, total: number]> => {
  await expect.poll(() => described(control)).toMatch(/%, [\d,]+ of [\d,]+ records/)
  const [, records = "", total = ""] = /([\d,]+) of ([\d,]+) records/.exec(await described(control)) ?? []
  return [Number(records.replaceAll(",", "")), Number(total.replaceAll(",", ""))]
}

/** Reads the number of records that the histogram shows for the brushed range. */
export const brushed = async (age: Locator): Promise<number> => {
  const [, records = ""] = /([\d,]+) records/.exec(await described(age.getByRole("slider").first())) ?? []
  return Number(records.replaceAll(",", ""))
}

/** From and to. */
export const bounds = async (age: Locator): Promise<ReadonlyArray<string>> =>
  Promise.all(["From", "To"].map((name) => age.getByRole("textbox", { name }).inputValue()))
