import fc from "fast-check"
import type { SuppressionChoice } from "../../src/definition/ListDefinition.ts"
import type { SuppressionChoices } from "../../src/suppression/SuppressionForm.ts"
import type { SelectedSuppression, SuppressionKind } from "../../src/suppression/SuppressionListItem.ts"

export const kind = fc.constantFrom<SuppressionKind>("orders", "savedCounts", "files")

/** Sources with all kinds, with two, without any because they lack the tab, and one that isn't configured. */
export const listType = fc.constantFrom(10, 20, 30, 50, 130, 270, 220)

export const mode = fc.constantFrom("off" as const, "date" as const, "item" as const)

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** Days of every year that has four digits, ends of months and leap days among them. */
export const day = fc
  .oneof(
    fc.date({ min: new Date("1000-01-08"), max: new Date("9999-12-31"), noInvalidDate: true }),
    fc
      .constantFrom("2024-02-29", "2024-03-07", "2025-03-01", "2026-01-01", "2026-12-31")
      .map((t) => new Date(t)),
  )
  .map(isoDay)

/** Days around one another, so that their order and equality matter. */
export const nearDay = fc.integer({ min: 0, max: 12 }).map((n) => isoDay(new Date(Date.UTC(2026, 1, 24 + n))))

/** A handful of rows, so that repetitions are common. */
export const picked: fc.Arbitrary<SelectedSuppression> = fc
  .constantFrom("A1", "B2", "C3")
  .map((code) => ({ name: `Order ${code}`, code, value: code.toLowerCase() }))

const choice: fc.Arbitrary<SuppressionChoice> = fc.oneof(
  fc.constant({ mode: "off" as const }),
  fc.record({ mode: fc.constant("date" as const), start: day, end: day }, { noNullPrototype: true }),
  fc.uniqueArray(fc.constantFrom("a1", "b2", "c3", "z9"), { minLength: 1 }).map((values) => {
    const [first = "a1", ...others] = values
    return { mode: "item" as const, items: [first, ...others] as const }
  }),
)

export const suppressions: fc.Arbitrary<SuppressionChoices> = fc.record(
  { orders: choice, savedCounts: choice, files: choice },
  { noNullPrototype: true },
)
