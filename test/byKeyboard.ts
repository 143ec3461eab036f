import type { Page } from "@playwright/test"
import { addZips, ledgerCount, startNewList } from "./walk.ts"

/** Presses Tab until this has the focus. */
export const tabTo = async (page: Page, place: ReturnType<Page["locator"]>): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error("There is no way by Tab.")
}

/** Counts a list of ZIP Codes and saves it with the keyboard; answers how many people it holds. */
export const saveByKey = async (
  page: Page,
  url: string,
  name: string,
  zips: ReadonlyArray<string>,
): Promise<number> => {
  await startNewList(page, url)
  await addZips(page, zips)
  await page
    .getByRole("region", { name: "Chosen areas" })
    .getByText(zips.at(-1) ?? "")
    .waitFor()
  await tabTo(page, page.getByRole("button", { name: "Save Count" }))
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Save Count" })
  await tabTo(page, dialog.getByRole("textbox", { name: "Order name" }))
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(name)
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: "Count saved" }).waitFor()
  await page.keyboard.press("Escape")
  return ledgerCount(page)
}

/** Opens the menu that has the focus and performs an entry of it. */
export const chooseByKey = async (page: Page, entry: string): Promise<void> => {
  await page.keyboard.press("Enter")
  const item = page.getByRole("menuitem", { name: entry, exact: true })
  await item.waitFor()
  for (let presses = 0; presses < 12; presses++) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press("ArrowDown")
  }
  await page.keyboard.press("Enter")
}
