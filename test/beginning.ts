import type { Page } from "@playwright/test"
import { expect } from "vitest"

/** Waits until a page that took the place of another one begins at its start: for the eye, and for the keyboard. */
export const beginsAtItsStart = async (page: Page): Promise<void> => {
  await page.getByRole("heading", { level: 1 }).waitFor()
  const where = () =>
    page.evaluate(() => ({ focused: document.activeElement?.tagName.toLowerCase(), scrolled: scrollY }))
  await expect.poll(where).toEqual({ focused: "main", scrolled: 0 })
}
