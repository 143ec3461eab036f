import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { terminalOf } from "./terminalOf.ts"
import { addZips, openAudience, startNewList } from "./walk.ts"

/** The same screens, calls and commands of a site that corrects the texts of the original contract, and of one that keeps them. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** The texts of a site, in the order of the walk. */
interface Said {
  readonly noSource: string
  readonly noZip: string
  readonly title: string
  readonly noAudience: string
  readonly keyword: string
  readonly noRange: string
}

const CORRECTED: Said = {
  noSource: "This data source isn't available. Please choose another one.",
  noZip: "Enter at least one ZIP Code.",
  title: "Enter ZIP Codes below, or choose another way to select areas, like Radius or SCF Codes.",
  noAudience: "Choose your target audience.",
  keyword: "Enter at least 3 characters.",
  noRange: "Enter both the first and the last ZIP Code.",
}

const ORIGINAL: Said = {
  noSource: "No this datasource, please choose one",
  noZip: "Please input at least one ZIP Code",
  title: "Enter specific ZIP Codes below, or choose from various targeting methods like Radius or SFC Codes.",
  noAudience: "Please Defined Target Audience",
  keyword: "At least 3 words",
  noRange: "Please input ZIP Code.",
}

describe.each([
  ["corrected", CORRECTED],
  ["original", ORIGINAL],
] as const)("a site whose wording is %s", (wording, said) => {
  let product: OwnProduct
  let page: Page
  beforeAll(async () => {
    product = await startOwnProduct(undefined, { settings: { readings: { wording } } })
    ;({ page } = await newPage(browser))
    await signIn(page, product.url)
  })
  afterAll(async () => {
    await page?.context().close()
    await product?.end()
  })

  test("words its screens so [p5-wording]", async () => {
    await page.goto(`${product.url}/order/9999`)
    await page.getByRole("region", { name: "Notices" }).getByText(said.noSource, { exact: true }).waitFor()

    await startNewList(page, product.url)
    await page.getByText(said.title, { exact: true }).waitFor()
    const boxes = page.getByRole("group", { name: "Enter ZIP Codes" })
    await boxes.getByRole("button", { name: "Add", exact: true }).click()
    await boxes.getByText(said.noZip, { exact: true }).waitFor()

    await addZips(page, ["60614"])
    await openAudience(page)
    await page.getByRole("searchbox", { name: "Find an attribute" }).fill("go")
    await page.getByRole("search").getByText(said.keyword, { exact: true }).waitFor()
    await page.getByRole("searchbox", { name: "Find an attribute" }).fill("")
    await page.getByRole("button", { name: /^NEXT STEP/ }).click()
    await page.getByRole("region", { name: "Notices" }).getByText(said.noAudience).waitFor()
  })

  test("words its terminal so [p5-wording]", async () => {
    const listwright = await terminalOf(product.url, "demo")
    const { stderr } = await listwright("attributes", "search", "go")
    expect(stderr.trimEnd()).toBe(said.keyword)
  })

  test("answers original calls in the original words all the same [p5-original-words]", async () => {
    const answer = await page.request.post(`${product.url}/PlaceOrder.aspx/GetZipcodesByRange`, {
      data: { fromZipcode: "60614", toZipcode: "", maxLength: 2_000 },
      headers: { origin: product.url },
    })
    expect((await answer.json()).d.ResultMessage).toBe(ORIGINAL.noRange)
  })
})
