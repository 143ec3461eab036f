import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { withAreaQuantity, withTotal } from "../../src/summary/editQuantities.ts"
import type { AreaRow } from "../../src/summary/summaryTable.ts"

const row = (code: string, available: number, selected = available): AreaRow => ({
  key: `zip:${code}`,
  code,
  kind: "zip",
  available,
  selected,
})
const total = (quantities: Readonly<Record<string, number>>) =>
  Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)

const BELOW = "The quantity that you entered is less than the minimum quantity of 250."

describe("a new total", () => {
  it("is spread over the areas by what they have", () => {
    expect(withTotal([row("60614", 3_000), row("60615", 1_000)], 400, 250)).toEqual({
      quantities: { "zip:60614": 300, "zip:60615": 100 },
      warning: null,
    })
  })

  it("is raised to the least quantity of an order, with the warning", () => {
    const { quantities, warning } = withTotal([row("60614", 3_000), row("60615", 1_000)], 100, 250)
    expect(total(quantities)).toBe(250)
    expect(warning).toMatchObject({ title: "Count Number Error", text: BELOW })
  })

  it("is never more than is available, although the warning stays", () => {
    const { quantities, warning } = withTotal([row("60614", 30), row("60615", 20)], 10, 250)
    expect(total(quantities)).toBe(50)
    expect(warning?.text).toBe(BELOW)
  })
})

describe("a new quantity of one area", () => {
  const rows = [row("60614", 3_000), row("60615", 1_000)]

  it("leaves the others alone", () => {
    expect(withAreaQuantity(rows, "zip:60614", 120, 250)).toEqual({
      quantities: { "zip:60614": 120, "zip:60615": 1_000 },
      warning: null,
    })
  })

  it("is raised where the order would be too small, and only there", () => {
    const small = [row("60614", 3_000), row("60615", 1_000, 100)]
    const { quantities, warning } = withAreaQuantity(small, "zip:60614", 0, 250)
    expect(quantities).toEqual({ "zip:60614": 150, "zip:60615": 100 })
    expect(warning?.text).toBe(BELOW)
  })

  it("takes from the others what the area itself does not have", () => {
    const small = [row("60614", 100), row("60615", 1_000, 0)]
    expect(total(withAreaQuantity(small, "zip:60614", 0, 250).quantities)).toBe(250)
  })

  it("always gives an order that is large enough, or everything there is", () => {
    const rowOf = fc
      .tuple(fc.nat(900), fc.nat(900))
      .map(([a, b]) => [Math.max(a, b), Math.min(a, b)] as const)
    fc.assert(
      fc.property(
        fc.array(rowOf, { minLength: 1, maxLength: 6 }),
        fc.nat(900),
        fc.nat(400),
        (pairs, typed, minimum) => {
          const drawn = pairs.map(([available, selected], index) =>
            row(String(60_600 + index), available, selected),
          )
          const [first] = drawn
          if (first === undefined) return
          const quantity = Math.min(typed, first.available)
          const { quantities } = withAreaQuantity(drawn, first.key, quantity, minimum)
          const everything = drawn.reduce((sum, { available }) => sum + available, 0)
          expect(total(quantities)).toBeGreaterThanOrEqual(Math.min(minimum, everything))
          for (const { key, available } of drawn) {
            expect(quantities[key]).toBeGreaterThanOrEqual(0)
            expect(quantities[key]).toBeLessThanOrEqual(available)
          }
        },
      ),
    )
  })
})
