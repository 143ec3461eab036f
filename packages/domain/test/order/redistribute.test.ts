import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { redistribute } from "../../src/order/redistribute.ts"
import { quantitiesForTotal, totalWanted, wantedQuantities } from "../../src/order/wantedQuantities.ts"

const areas = fc.array(fc.oneof(fc.nat({ max: 50 }), fc.nat({ max: 100_000_000 })), { maxLength: 40 })
const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, n) => all + n, 0)

/** Areas and a total that they can give. */
const possible = areas.chain((available) =>
  fc.record({ available: fc.constant(available), total: fc.nat({ max: sum(available) }) }),
)

describe("a total spread over areas", () => {
  it("follows what the areas have", () => {
    expect(redistribute(500, [1000, 3000, 6000])).toEqual([50, 150, 300])
  })

  it("gives what is left over to the largest remainders", () => {
    expect(redistribute(10, [7, 7, 6])).toEqual([4, 3, 3])
    expect(redistribute(5, [1, 2, 9])).toEqual([0, 1, 4])
  })

  it("gives the earlier of equal areas the odd record", () => {
    expect(redistribute(5, [10, 10])).toEqual([3, 2])
  })

  it("is everything when more is wanted than there is", () => {
    expect(redistribute(100, [3, 0, 4])).toEqual([3, 0, 4])
  })

  it("is nothing of nothing", () => {
    expect(redistribute(100, [])).toEqual([])
    expect(redistribute(0, [3, 4])).toEqual([0, 0])
    expect(redistribute(-5, [3, 4])).toEqual([0, 0])
  })

  it("always keeps the total", () => {
    fc.assert(
      fc.property(possible, ({ available, total }) => {
        expect(sum(redistribute(total, available))).toBe(total)
      }),
    )
  })

  it("never gives an area more than it has, or less than nothing", () => {
    fc.assert(
      fc.property(areas, fc.nat(), (available, total) => {
        const desired = redistribute(total, available)
        expect(desired.every((quantity, index) => quantity >= 0 && quantity <= (available[index] ?? 0))).toBe(
          true,
        )
      }),
    )
  })

  it("never strays a whole record from the exact share", () => {
    fc.assert(
      fc.property(possible, ({ available, total }) => {
        const all = BigInt(sum(available))
        redistribute(total, available).forEach((quantity, index) => {
          const off = BigInt(quantity) * all - BigInt(total) * BigInt(available[index] ?? 0)
          expect(all === 0n || (off < all && off > -all)).toBe(true)
        })
      }),
    )
  })

  it("never takes from an area when another one with less available gets more", () => {
    fc.assert(
      fc.property(possible, ({ available, total }) => {
        const desired = redistribute(total, available)
        const byAvailable = available
          .map((quantity, index) => ({ quantity, desired: desired[index] ?? 0 }))
          .toSorted((a, b) => a.quantity - b.quantity)
        byAvailable.forEach((area, index) => {
          const next = byAvailable[index + 1]
          if (next !== undefined && next.quantity > area.quantity) {
            expect(next.desired).toBeGreaterThanOrEqual(area.desired)
          }
        })
      }),
    )
  })
})

describe("the quantities of the target area table", () => {
  const counted = [
    { key: "zip:60614", available: 100, withPhones: 40 },
    { key: "zip:60615", available: 0, withPhones: 0 },
    { key: "zip:60616", available: 50, withPhones: 20 },
  ]

  it("want everything available until somebody asks for less", () => {
    expect(wantedQuantities(counted, { "zip:60616": 10 })).toEqual([
      { key: "zip:60614", available: 100, desired: 100 },
      { key: "zip:60616", available: 50, desired: 10 },
    ])
  })

  it("are held to what is available", () => {
    expect(totalWanted(wantedQuantities(counted, { "zip:60614": 900, "zip:60616": -4 }))).toBe(100)
  })

  it("give a wanted total when it is spread over the areas", () => {
    const quantities = quantitiesForTotal(counted, 90)
    expect(quantities).toEqual({ "zip:60614": 60, "zip:60615": 0, "zip:60616": 30 })
    expect(totalWanted(wantedQuantities(counted, quantities))).toBe(90)
  })
})
