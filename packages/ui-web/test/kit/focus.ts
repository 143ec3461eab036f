import { waitFor } from "@testing-library/react"

const nameOf = (element: Element): string =>
  element.getAttribute("aria-label") ??
  (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ??
  ""

/** Waits until something of this name has the focus, which is never nowhere. */
export const focusOn = (name: string | RegExp): Promise<void> =>
  waitFor(() => {
    const element = document.activeElement
    if (element === null || element === document.body) throw new Error("Nothing has the focus.")
    const found = nameOf(element)
    const isMeant = typeof name === "string" ? found === name : name.test(found)
    if (!isMeant) throw new Error(`'${found}' has the focus.`)
  })
