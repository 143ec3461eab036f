import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkRange } from "../../src/audience/checkRange.ts"

const passes = (column: Parameters<typeof checkRange>[0], from: string, to: string): boolean =>
  Result.isSuccess(checkRange(column, from, to))

describe("a range of numbers", () => {
  it("passes exactly when it is in order and within its bounds", () => {
    const small = fc.nat({ max: 120 })
    fc.assert(
      fc.property(small, small, small, small, (from, to, min, max) => {
        const column = { inputType: "number" as const, min: `${min}`, max: `${max}` }
        expect(passes(column, `${from}`, `${to}`)).toBe(from <= to && from >= min && to <= max)
      }),
    )
  })
})

describe("a range of month-years", () => {
  it("passes exactly when its months are in calendar order", () => {
    const month = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 2018, max: 2022 }),
    })
    const written = ({ month, year }: { month: number; year: number }): string =>
      `${`${month}`.padStart(2, "0")}${year}`
    fc.assert(
      fc.property(month, month, (from, to) => {
        const column = { inputType: "monthYear" as const, min: null, max: null }
        expect(passes(column, written(from), written(to))).toBe(
          from.year * 12 + from.month <= to.year * 12 + to.month,
        )
      }),
    )
  })
})

describe("a range of any kind", () => {
  it("answers every text without throwing, and never passes an empty start", () => {
    const typed = fc.constantFrom("date", "number", "monthYear", "year", "month", "string", "single", "sic")
    fc.assert(
      fc.property(typed, fc.string(), fc.string(), (inputType, from, to) => {
        expect(typeof passes({ inputType, min: "1", max: "9" }, from, to)).toBe("boolean")
        expect(passes({ inputType, min: null, max: null }, "", to)).toBe(false)
      }),
    )
  })
})
