import type { Page } from "@playwright/test"
import { type Figures, untilFigure, WAIT_MS } from "./untilFigure.ts"

/** The most areas that a list may have. */
const AREAS = 2_000

/** A list of 2,000 ZIP Codes of the Midwest that have people: the address of its review. */
const reviewOfManyAreas = (page: Page): Promise<string> =>
  page.evaluate(async (most) => {
    const send = async (method: string, path: string, body: unknown) => {
      const headers = { "content-type": "application/json" }
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json()
    }
    const zips: Array<string> = []
    for (let from = 60_000; zips.length < most; from += 500) {
      const range = { fromZipcode: String(from), toZipcode: String(from + 499), maxLength: 500 }
      zips.push(...(await send("POST", "/PlaceOrder.aspx/GetZipcodesByRange", range)).d.DataSource)
    }
    const draft = await send("POST", "/api/v1/drafts", { listType: 10 })
    await send("PUT", `/api/v1/drafts/${draft.id}`, {
      baseRevision: draft.revision,
      choices: draft.choices,
      definition: {
        ...draft.definition,
        areas: zips.slice(0, most).map((zip) => ({ kind: "zip", zip, excluded: false })),
      },
    })
    return `/order/10/summary?SessionId=${draft.id}`
  }, AREAS)

/**
 * The review of a list with 2,000 areas: from its address to quantities that can be typed, and from a typed quantity to the
 * total. The count is made before.
 */
export const reviewFigures = async (page: Page): Promise<Figures> => {
  const figures = new Map<string, number>()
  const address = await reviewOfManyAreas(page)
  const box = page.getByRole("textbox", { name: /^Quantity selected in (?!total)/ }).first()
  await page.goto(new URL(address, page.url()).href)
  await box.waitFor({ timeout: 3 * WAIT_MS })
  await page.waitForLoadState("networkidle")
  const start = performance.now()
  await page.reload()
  await box.waitFor({ timeout: 3 * WAIT_MS })
  await box.focus()
  figures.set("review of 2,000 areas to interactive", performance.now() - start)
  await page.waitForLoadState("networkidle")
  await box.fill("1")
  figures.set("quantity to total, 2,000 areas", await untilFigure(page, "keydown", () => box.press("Enter")))
  await page.waitForLoadState("networkidle")
  figures.set("elements of the review", await page.evaluate(() => document.querySelectorAll("*").length))
  return figures
}
