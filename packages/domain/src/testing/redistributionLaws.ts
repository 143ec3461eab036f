import fc from "fast-check"
import { assertTrue, type Law, law, assertEqual } from "./Law.ts"

/**
 * A function that distributes a total over areas in proportion to their available records, in the areas' order; ours is
 * `redistribute`.
 */
export type RedistributionRule = (total: number, available: ReadonlyArray<number>) => ReadonlyArray<number>

const areas = fc.array(fc.oneof(fc.nat({ max: 50 }), fc.nat({ max: 100_000_000 })), { maxLength: 40 })
const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, n) => all + n, 0)

/** Areas with their available records, and a total that they can supply together. */
export const satisfiableTotals = areas.chain((available) =>
  fc.record({ available: fc.constant(available), total: fc.nat({ max: sum(available) }) }),
)

/** Returns the laws for distributing a total over areas. */
export const redistributionLaws = (redistribute: RedistributionRule): ReadonlyArray<Law> => {
  /** Returns the areas with their quantities, ordered by their available records. */
  const bySize = (available: ReadonlyArray<number>, total: number) =>
    redistribute(total, available)
      .map((desired, index) => ({ available: available[index] ?? 0, desired }))
      .toSorted((a, b) => a.available - b.available)

  return [
    law(
      "a total spread over areas keeps its sum",
      fc.property(satisfiableTotals, ({ available, total }) => sum(redistribute(total, available)) === total),
    ),
    law(
      "a total spread over areas gives none more than it has, or less than nothing",
      fc.property(areas, fc.integer(), (available, total) =>
        redistribute(total, available).every(
          (quantity, index) => quantity >= 0 && quantity <= (available[index] ?? 0),
        ),
      ),
    ),
    law(
      "a total spread over areas never strays a whole record from the exact share",
      fc.property(satisfiableTotals, ({ available, total }) => {
        const all = BigInt(sum(available))
        redistribute(total, available).forEach((quantity, index) => {
          const off = BigInt(quantity) * all - BigInt(total) * BigInt(available[index] ?? 0)
          assertTrue(all === 0n || (off < all && off > -all))
        })
      }),
    ),
    law(
      "a total spread over areas gives an area with more available no less",
      fc.property(satisfiableTotals, ({ available, total }) => {
        bySize(available, total).reduce(
          (smaller, larger) => {
            assertTrue(smaller.available === larger.available || smaller.desired <= larger.desired)
            return larger
          },
          { available: 0, desired: 0 },
        )
      }),
    ),
    law(
      "of equal areas the earlier one gets as much as a later one, or one record more",
      fc.property(
        fc.array(fc.nat({ max: 9 }), { maxLength: 30 }),
        fc.nat({ max: 200 }),
        (available, total) => {
          const desired = redistribute(total, available)
          available.forEach((quantity, index) => {
            const later = available.indexOf(quantity, index + 1)
            if (later === -1) return
            const more = (desired[index] ?? 0) - (desired[later] ?? 0)
            assertTrue(more === 0 || more === 1)
          })
        },
      ),
    ),
    law(
      "how a total is spread depends only on the shares: areas a times larger get the same part of it",
      fc.property(satisfiableTotals, fc.integer({ min: 1, max: 9 }), ({ available, total }, times) =>
        assertEqual(
          redistribute(
            total,
            available.map((quantity) => quantity * times),
          ),
          redistribute(total, available),
        ),
      ),
    ),
    law(
      "an area with nothing available changes nothing for the others",
      fc.property(satisfiableTotals, ({ available, total }) =>
        assertEqual(redistribute(total, [0, ...available]), [0, ...redistribute(total, available)]),
      ),
    ),
  ]
}
