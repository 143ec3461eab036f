import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "vitest"

type RunOptions = Parameters<AxeBuilder["options"]>[0]
type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>

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

/** The error of axe at an element outside its grid, such as the head of a table that is scrolled away. */
const OUT_OF_GRID = "Element midpoint exceeds the grid bounds"

/** The elements at which a rule broke, which then looked at no other one either, each with the error. */
const brokenAt = (incomplete: Results["incomplete"]): ReadonlyMap<string, string> =>
  new Map(
    incomplete.flatMap(({ id, nodes }) =>
      nodes.flatMap(({ none, target }) =>
        none
          .filter(({ id: check }) => check === "error-occurred")
          .map(({ data }): [string, string] => [target.join(" "), `${id}: ${JSON.stringify(data)}`]),
      ),
    ),
  )

/** Scans a screen, or a part of it, without the elements that are out of axe's grid. */
const scan = async (page: Page, rules: RunOptions, within?: string): Promise<Results> => {
  const left: Array<string> = []
  for (;;) {
    // No page of ours has frames, for whose sake axe would open a blank page at each scan.
    const axe = new AxeBuilder({ page }).options({ ...rules, resultTypes: ["violations"] }).setLegacyMode()
    if (within !== undefined) axe.include(within)
    for (const target of left) axe.exclude(target)
    const results = await axe.analyze()
    const broken = brokenAt(results.incomplete)
    const outside = [...broken].filter(
      ([target, error]) => error.includes(OUT_OF_GRID) && !left.includes(target),
    )
    if (outside.length === 0) return results
    for (const [target] of outside) left.push(target)
  }
}

/**
 * Whatever axe finds on a screen, or in a part of it, in light and in dark: `audience, dark: color-contrast at #age`, each
 * rule with the first place, and rules that broke. Leaves the page in light.
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
    const { incomplete, passes, violations } = await scan(page, rules, within)
    const broken = [...brokenAt(incomplete)].map(([target, error]) => `${target} broke ${error}`)
    found.push(...broken.map((line) => `${screen}, ${colorScheme}: ${line}`))
    if (broken.length === 0)
      expect(passes.length, `rules that look at ${screen}, ${colorScheme}`).toBeGreaterThanOrEqual(atLeast)
    for (const { id, nodes } of violations)
      found.push(`${screen}, ${colorScheme}: ${id} at ${nodes[0]?.target.join(" ")}`)
  }
  await page.emulateMedia({ colorScheme: "light" })
  return found
}
