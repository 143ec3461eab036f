import { DateTime } from "effect"
import { describe, expect, it } from "vitest"
import type { SuppressionChoices } from "../../src/suppression/SuppressionForm.ts"
import type { SuppressionChoice } from "../../src/definition/ListDefinition.ts"
import { chosenDaysRefusal, suppressionRefusal, currentDatesAt } from "../../src/suppression/chosenDays.ts"

/** 03:00 UTC: it still is the 9th in the west, and the 10th in the east. */
const NIGHT = currentDatesAt(DateTime.makeUnsafe("2026-03-10T03:00:00Z"))
/** 11:00 UTC: it still is the 9th at UTC-12, and the 11th at UTC+14. */
const NOON = currentDatesAt(DateTime.makeUnsafe("2026-03-10T11:00:00Z"))

const OFF: SuppressionChoice = { mode: "off" }
const byDate = (start: string, end: string): SuppressionChoice => ({ mode: "date", start, end })

describe("days as a server takes them [ob5-suppression-dates]", () => {
  it("begin and end with the days that it is anywhere", () => {
    expect(NIGHT).toEqual({ earliest: "2026-03-09", latest: "2026-03-10" })
    expect(NOON).toEqual({ earliest: "2026-03-09", latest: "2026-03-11" })
  })

  it.each([
    ["2026-03-01", "2026-03-11", null],
    ["2026-03-01", "2026-03-12", "EndInFuture"],
    ["2026-03-12", "2026-03-12", "StartInFuture"],
    ["2026-03-08", "2026-03-07", "EndBeforeStart"],
    ["2026-02-30", "2026-03-07", "NoSuchDay"],
    ["1999-01-01", "1999-01-01", null],
  ])("from %s to %s: %s", (start, end, reason) => {
    expect(chosenDaysRefusal({ start, end }, NOON, "pastAllowed")).toBe(reason)
  })

  it.each([
    ["2026-03-09", "2026-03-09", null],
    ["2026-03-08", "2026-03-09", "StartInPast"],
    // The days that a form starts with, on the clocks of the west, of UTC and of the east.
    ["2026-03-02", "2026-03-09", null],
    ["2026-03-03", "2026-03-10", null],
    ["2026-03-04", "2026-03-11", null],
    ["2026-03-01", "2026-03-08", "StartInPast"],
    ["2026-03-05", "2026-03-12", "EndInFuture"],
  ])("from %s to %s where the past is refused: %s", (start, end, reason) => {
    expect(chosenDaysRefusal({ start, end }, NOON, "pastRefused")).toBe(reason)
  })

  it("were chosen on another day where the list holds them already", () => {
    const held: SuppressionChoices = {
      orders: byDate("2026-01-01", "2026-01-08"),
      savedCounts: OFF,
      files: OFF,
    }
    const refused = (changed: SuppressionChoices, before: SuppressionChoices | null) =>
      suppressionRefusal(changed, before, NOON, "pastRefused")
    expect(refused(held, held)).toBeNull()
    expect(refused(held, null)).toEqual({ kind: "orders", reason: "StartInPast" })
    expect(refused(held, { ...held, orders: OFF })).toEqual({ kind: "orders", reason: "StartInPast" })
    expect(refused({ ...held, orders: byDate("2026-01-02", "2026-01-08") }, held)).toEqual({
      kind: "orders",
      reason: "StartInPast",
    })
    expect(refused({ ...held, orders: byDate("2026-01-01", "2026-01-09") }, held)).toEqual({
      kind: "orders",
      reason: "StartInPast",
    })
    const later = { ...held, files: byDate("2026-03-01", "2027-01-01") }
    expect(refused(later, later)).toEqual({ kind: "files", reason: "EndInFuture" })
  })
})
