import { DateTime } from "effect"
import { describe, expect, it } from "vitest"
import { listRefusal } from "../../src/counting/listRefusal.ts"
import type { SuppressionChoice } from "../../src/definition/ListDefinition.ts"
import { ALL_AREAS_ENABLED } from "../../src/geography/step/sourceAreaKinds.ts"
import { currentDatesAt } from "../../src/suppression/chosenDays.ts"
import { findHiddenSuppression, isSuppressionHidden } from "../../src/suppression/findHiddenSuppression.ts"
import type { SuppressionChoices } from "../../src/suppression/SuppressionForm.ts"
import type { SuppressionKind } from "../../src/suppression/SuppressionListItem.ts"

const OFF: SuppressionChoice = { mode: "off" }
const NOTHING: SuppressionChoices = { orders: OFF, savedCounts: OFF, files: OFF }
const LATER: SuppressionChoice = { mode: "date", start: "2026-03-01", end: "2027-03-01" }

const shown = { sources: [{ listType: 10 }] }
const hidden = { sources: [{ listType: 10, withoutTabs: ["suppression" as const] }] }

describe("a site without the suppression tab [ob6-tab-flags]", () => {
  it.each<readonly [SuppressionKind, boolean]>([
    ["orders", false],
    ["savedCounts", true],
    ["files", true],
  ])("hides %s: %s", (kind, isHidden) => {
    expect(isSuppressionHidden(10, kind, hidden)).toBe(isHidden)
    expect(isSuppressionHidden(10, kind, shown)).toBe(false)
  })

  it("hides nothing of a source without that tab", () => {
    expect(
      isSuppressionHidden(999, "files", { sources: [{ listType: 999, withoutTabs: ["suppression"] }] }),
    ).toBe(false)
  })

  it("names the first kind that a list uses all the same", () => {
    expect(findHiddenSuppression(10, NOTHING, hidden)).toBeNull()
    expect(findHiddenSuppression(10, { ...NOTHING, orders: LATER }, hidden)).toBeNull()
    expect(findHiddenSuppression(10, { ...NOTHING, files: LATER }, hidden)).toBe("files")
    expect(findHiddenSuppression(10, { orders: LATER, savedCounts: LATER, files: LATER }, hidden)).toBe(
      "savedCounts",
    )
  })
})

describe("a refused list", () => {
  const todays = currentDatesAt(DateTime.makeUnsafe("2026-03-10T12:00:00Z"))
  const refusal = (site: Pick<typeof ALL_AREAS_ENABLED, "sources">, suppressions: SuppressionChoices) =>
    listRefusal(
      { areas: [], listType: 10, suppressions },
      { site: { ...ALL_AREAS_ENABLED, ...site, readings: {} }, todays, held: null },
    )

  it.each<readonly [SuppressionKind, string]>([
    ["orders", "earlier orders"],
    ["savedCounts", "saved lists"],
    ["files", "uploaded files"],
  ])("names %s whose days are in the future", (kind, name) => {
    expect(refusal(shown, { ...NOTHING, [kind]: LATER })).toBe(
      `Dates for suppressing ${name}: The end date can't be after today.`,
    )
  })

  it("names what the site hides", () => {
    expect(refusal(hidden, { ...NOTHING, files: LATER })).toContain(
      "doesn't offer suppression by uploaded files",
    )
    expect(refusal(hidden, NOTHING)).toBeNull()
  })
})
