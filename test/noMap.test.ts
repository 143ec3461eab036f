import type { Page } from "@playwright/test"
import { expect, test } from "vitest"
import { newLists, type OpenList } from "./newLists.ts"
import { ledgerCount } from "./walk.ts"

/** Checks a browser without WebGL: every page with a map says why it's missing and still does everything else. */

let page: Page
let opened: OpenList

newLists(
  "power",
  (list) => {
    opened = list
    page = list.page
  },
  { hasMaps: false },
)

test("what is chosen on a map can be chosen without one", async () => {
  await page.goto(`${opened.url}/order/10/geo/polygon`)
  await page.getByText("This browser can't show the map").waitFor()
  await page.getByText(/Enter the corners of a shape below, or choose a file/).waitFor()
  await page.getByLabel("Corners").fill("-87.72, 41.96\n-87.66, 41.965\n-87.65, 41.9\n-87.71, 41.89")
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect.poll(() => ledgerCount(page)).toBeGreaterThan(100)

  for (const [tab, instead] of [
    ["radius", "Enter addresses in the fields above."],
    ["Closex", "Enter addresses in the fields above."],
  ] as const) {
    await page.goto(`${opened.url}/order/10/geo/${tab}`)
    await page.getByText("This browser can't show the map").waitFor()
    await page.getByText(instead).waitFor()
  }
  expect(await page.locator(".list-map").count()).toBe(0)
}, 90_000)
