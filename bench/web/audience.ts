import type { Locator, Page } from "@playwright/test"
import { beginList } from "./open.ts"
import { type Figures, untilFigure } from "./untilFigure.ts"

/** Tells whether something exists at all: an earlier checkout may not have it. */
const isThere = (part: Locator): Promise<boolean> =>
  part.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  )

const took = async (act: () => Promise<void>): Promise<number> => {
  const start = performance.now()
  await act()
  return performance.now() - start
}

const opened = async (page: Page, path: string): Promise<void> => {
  await page.goto(new URL(path, page.url()).href)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.waitForLoadState("networkidle")
}

/** From a letter in the search over the audience to its hits, beside all quick picks of the site. */
const search = async (page: Page, figures: Map<string, number>): Promise<void> => {
  await opened(page, "/order/10/demo/search")
  const box = page.getByRole("combobox", { name: "Find your audience" })
  if (!(await isThere(box))) return
  const hits = page.getByRole("listbox").getByRole("option")
  await box.fill("gard")
  await hits.first().waitFor()
  await page.waitForLoadState("networkidle")
  const before = await hits.count()
  figures.set(
    "audience keystroke to hits",
    await took(async () => {
      const answered = page.waitForResponse((response) => response.url().includes("text=garde"))
      await box.press("e")
      await answered
      await hits.first().waitFor()
    }),
  )
  figures.set("hits of a search", Math.max(before, await hits.count()))
}

/** From the first paint to the cards of the first quick picks, of all that the site has. */
const quickPicks = async (page: Page, figures: Map<string, number>): Promise<void> => {
  await page
    .getByRole("link", { name: "Demographics", exact: true })
    .filter({ visible: true })
    .first()
    .click()
  const tab = page.getByRole("link", { name: "Quick Picks", exact: true }).filter({ visible: true }).first()
  if (!(await isThere(tab))) return
  await page.waitForLoadState("networkidle")
  figures.set(
    "quick picks open",
    await took(async () => {
      await tab.click()
      await page
        .getByRole("button", { name: /^Apply / })
        .first()
        .waitFor()
    }),
  )
}

/** From a key on the handle of a propensity to the count. */
const slider = async (page: Page, figures: Map<string, number>): Promise<void> => {
  await opened(page, "/order/10/demo/audiencePropensities")
  const handle = page.getByRole("slider").last()
  if (!(await isThere(handle))) return
  await handle.focus()
  figures.set("slider to count", await untilFigure(page, "keydown", () => handle.press("ArrowLeft")))
  await page.waitForLoadState("networkidle")
}

/** From a key on a division to what is below it, and to how many records each holds. */
const industries = async (page: Page, figures: Map<string, number>): Promise<void> => {
  await beginList(page, 170)
  await opened(page, "/order/170/geo/totalUSA")
  const all = page.getByRole("checkbox").first()
  if (!(await isThere(all))) return
  await all.check()
  await page.waitForLoadState("networkidle")
  await opened(page, "/order/170/demo/businessType")
  const division = page.locator('li[data-key="G"]')
  if (!(await isThere(division))) return
  await division.focus()
  const below = page.locator('li[data-key="58"]')
  const start = performance.now()
  await division.press("ArrowRight")
  await below.waitFor()
  figures.set("business type open", performance.now() - start)
  await below
    .getByText(/^[\d,]+$/)
    .last()
    .waitFor()
  figures.set("business type open to its counts", performance.now() - start)
}

/** Measures how quickly the tabs of an audience answer. Begins and ends anywhere in the walk's list. */
export const audienceFigures = async (page: Page): Promise<Figures> => {
  const figures = new Map<string, number>()
  await search(page, figures)
  await quickPicks(page, figures)
  await slider(page, figures)
  await industries(page, figures)
  return figures
}
