import type { Page } from "@playwright/test"

/** The measurements of one walk by name, without those that a checkout lacks. */
export type Figures = ReadonlyMap<string, number>

/** The longest that anything is waited for. */
export const WAIT_MS = 20_000

/** Milliseconds from an event of the page until its big figure reads otherwise and nothing is pending, in the page's clock. */
export const untilFigure = async (
  page: Page,
  event: "input" | "click" | "keydown",
  act: () => Promise<void>,
): Promise<number> => {
  await page.evaluate(
    ([name, wait]) => {
      const figure = () => {
        const shown = [...document.querySelectorAll("aside .text-figure .tabular, aside .text-figure")].find(
          (one) => one.getClientRects().length > 0,
        )
        return shown?.textContent ?? ""
      }
      const before = figure()
      const state: { took?: Promise<number> } = {}
      Object.assign(window, { benchState: state })
      state.took = new Promise((resolve) => {
        document.addEventListener(
          name,
          () => {
            const start = performance.now()
            const look = () => {
              const isNew = figure() !== before && figure() !== ""
              if (isNew || performance.now() - start > wait) resolve(performance.now() - start)
              else requestAnimationFrame(look)
            }
            look()
          },
          { capture: true, once: true },
        )
      })
    },
    [event, WAIT_MS] as const,
  )
  await act()
  return await page.evaluate(async () => {
    const { benchState } = window as unknown as { benchState: { took: Promise<number> } }
    return await benchState.took
  })
}
