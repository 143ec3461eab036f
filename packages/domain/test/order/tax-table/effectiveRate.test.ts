import { describe, expect, it } from "vitest"
import { effectiveRate, taxTable } from "../../../src/order/tax-table/effectiveRate.ts"
import { row } from "./taxRow.ts"

const TABLE = taxTable(
  [
    "IL * 2025-01-01 - 0.0600",
    "IL * 2026-01-01 - 0.0625",
    "IL 606 2026-01-01 - 0.1025",
    "IL 60614 2026-07-01 2026-07-31 0.09",
    "FL * 2026-01-01 2026-06-30 0.06",
    "FL * 2026-09-01 - 0.07",
    "TX * 2026-01-01 - 0.05",
    "TX * 2026-06-01 2026-06-30 0.04",
    "WA * 2026-01-01 2026-12-31 0.065",
    "WA * 2026-06-01 2026-06-30 0.055",
  ].map(row),
)
const at = (state: string, zip: string, day: string, countryCode = "US") =>
  effectiveRate(TABLE, { state, zip, countryCode }, day)

describe("the rate in force", () => {
  it.each([
    ["IL", "62701", "2025-12-31", "0.0600", "the row before the next one begins"],
    ["IL", "62701", "2026-01-01", "0.0625", "the next one from its first day on"],
    ["IL", "60601", "2026-01-01", "0.1025", "the row of more digits"],
    ["IL", "60601", "2025-12-31", "0.0600", "the state's while the row of more digits has not begun"],
    ["IL", "60614", "2026-07-31", "0.09", "the row of five digits on its last day"],
    ["IL", "60614", "2026-08-01", "0.1025", "the row of fewer digits on the day after"],
    ["IL", "60614-1234", "2026-07-01", "0.09", "by the first five digits of a ZIP+4"],
    [" il ", " 60601 ", "2026-02-01", "0.1025", "whatever the blanks and capitals of a contact"],
    ["FL", "33101", "2026-06-30", "0.06", "the last day counts"],
    ["FL", "33101", "2026-07-01", null, "unknown in a gap"],
    ["FL", "33101", "2026-08-31", null, "unknown until the gap ends"],
    ["FL", "33101", "2026-09-01", "0.07", "known again"],
    ["TX", "75001", "2026-07-01", null, "unknown after a row that ended the one before it"],
    ["WA", "98101", "2026-06-15", "0.055", "the later of two rows in force"],
    ["WA", "98101", "2026-07-01", "0.065", "the earlier row, where it says that it goes on"],
    ["IL", "62701", "2024-12-31", null, "unknown before the first row"],
    ["GU", "96910", "2026-07-01", null, "unknown where the state has no row"],
    ["IL", "", "2026-01-01", "0.0625", "the state's without a ZIP Code"],
  ] as const)("at %s %s on %s is %s: %s", (state, zip, day, rate, _why) => {
    expect(at(state, zip, day)).toBe(rate)
  })

  it("is 0 outside the United States, unless the table has a row for the state", () => {
    expect(at("ON", "M5V 2T6", "2026-02-01", "CA")).toBe("0")
    expect(at("IL", "60601", "2026-02-01", "CA")).toBe("0.1025")
  })
})
