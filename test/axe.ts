import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "vitest"

type RunOptions = Parameters<AxeBuilder["options"]>[0]

interface Theme {
  readonly colorScheme: "light" | "dark"
  readonly rules: RunOptions
  /** Fewer rules with something to look at mean that the screen was not there. */
  readonly atLeast: number
}

/** The theme changes colors and nothing else: the rules about structure need one of them, those about colors each. */
const THEMES: ReadonlyArray<Theme> = [
  { colorScheme: "light", rules: { rules: { "target-size": { enabled: true } } }, atLeast: 6 },
  {
    colorScheme: "dark",
    rules: {
      runOnly: { type: "tag", values: ["cat.color"] },
      // Of level AAA, which the other theme is not held to either.
      rules: { "color-contrast-enhanced": { enabled: false } },
    },
    atLeast: 1,
  },
]

/** Waits until colors have stopped changing and no figure is dimmed, since only the final contrast counts. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector("[aria-busy=true]") === null &&
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  )

/**
 * Whatever axe finds on a screen, or in a part of it, in light and in dark: `audience, dark: color-contrast at #age`, each
 * rule with the first place. Leaves the page in light.
 */
export const findings = async (
  page: Page,
  screen: string,
  within?: string,
): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const { atLeast, colorScheme, rules } of THEMES) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    // No page of ours has frames, for whose sake axe would open a blank page at each scan.
    const axe = new AxeBuilder({ page }).options({ ...rules, resultTypes: ["violations"] }).setLegacyMode()
    const { incomplete, passes, violations } = await (
      within === undefined ? axe : axe.include(within)
    ).analyze()
    // A rule that breaks at one element finds nothing at any other.
    for (const { id, nodes } of incomplete)
      for (const { none, target } of nodes)
        for (const { id: check, data } of none)
          if (check === "error-occurred")
            found.push(
              `${screen}, ${colorScheme}: ${id} broke at ${target.join(" ")}: ${JSON.stringify(data)}`,
            )
    if (found.length === 0)
      expect(passes.length, `rules that look at ${screen}, ${colorScheme}`).toBeGreaterThanOrEqual(atLeast)
    for (const { id, nodes } of violations)
      found.push(`${screen}, ${colorScheme}: ${id} at ${nodes[0]?.target.join(" ")}`)
  }
  await page.emulateMedia({ colorScheme: "light" })
  return found
}
