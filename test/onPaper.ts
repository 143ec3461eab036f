import type { Page } from "@playwright/test"

export interface OnPaper {
  /** The names of the controls that are printed: search boxes, buttons, links, check boxes. */
  readonly controls: ReadonlyArray<string>
  /** The headings of the table's columns, and its rows, cell by cell. */
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** True if something is wider than the paper. */
  readonly isCut: boolean
}

/** Shows a page as it is printed on letter paper, 816 px wide, reads its table, and shows it as on a screen again. */
export const onPaper = async (page: Page, table: string): Promise<OnPaper> => {
  const screen = page.viewportSize()
  await page.setViewportSize({ width: 816, height: 1056 })
  await page.emulateMedia({ media: "print" })
  const printed = await page.evaluate((caption) => {
    const isPrinted = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const textIn = (element: Element) => (element instanceof HTMLElement ? element.innerText.trim() : "")
    const found = [...document.querySelectorAll("table")].find((one) => one.caption?.textContent === caption)
    const cellTexts = (row: HTMLTableRowElement) =>
      [...row.cells].filter(isPrinted).map((cell) => textIn(cell).replaceAll(/\s*\n\s*/g, " / "))
    const [head, ...rows] = found === undefined ? [] : [...found.rows].filter(isPrinted)
    return {
      controls: [...document.querySelectorAll("a[href], button, input, select, textarea")]
        .filter(isPrinted)
        .map((control) => control.getAttribute("aria-label") ?? textIn(control)),
      columns: head === undefined ? [] : cellTexts(head),
      rows: rows.map(cellTexts),
      isCut: document.documentElement.scrollWidth > window.innerWidth,
    }
  }, table)
  await page.emulateMedia({ media: "screen" })
  if (screen !== null) await page.setViewportSize(screen)
  return printed
}
