import assert from "node:assert/strict"
import fc from "fast-check"
import type { Medians } from "../../../src/definition/Medians.ts"
import { isContactMeVisible } from "../../../src/order/forms/contactForm.ts"
import { desiredQuantity } from "../../../src/order/quantities/desiredQuantity.ts"
import { minimumQuantity } from "../../../src/order/quantities/minimumQuantity.ts"
import {
  GRID_COLUMNS,
  type GridSort,
  gridValue,
  nextGridSort,
  sortGrid,
} from "../../../src/order/quantities/occupantGrid.ts"
import { wantedQuantities } from "../../../src/counting/quantities/wantedQuantities.ts"
import { nonNumericQuantityReading } from "../../../src/shared/readings.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { arbitraryOccupants } from "../arbitraryOrder.ts"

const typed = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.double().map(String),
  fc.tuple(fc.integer({ min: -3, max: 30 }), fc.nat({ max: 99 })).map(([whole, part]) => `${whole}.${part}`),
)
const reading = fc.constantFrom(...nonNumericQuantityReading.options)
const available = fc.oneof(fc.nat({ max: 20 }), fc.nat())

const median = fc.option(fc.nat({ max: 3 }))
const medians: fc.Arbitrary<Medians> = fc.record({
  income: median,
  homeValue: median,
  age: median,
  phwc: median,
})
const gridRows = fc
  .array(fc.record({ occupants: arbitraryOccupants, medians }), { maxLength: 12 })
  .map((rows) => rows.map((row, place) => ({ ...row, place })))
const column = fc.constantFrom(...GRID_COLUMNS)
const sort = fc.option(fc.record<GridSort>({ column, direction: fc.constantFrom("descending", "ascending") }))

/** A quantity, often 10,000 or beside it. */
const nearTenThousand = fc.oneof(fc.nat({ max: 20_000 }), fc.constantFrom(9_999, 10_000, 10_001))

export const quantitySentences = sentencesAbout(
  "order",
  always(
    "a wanted quantity is never below 0, above what is available, or a fraction, whatever is typed [ob5-desired-quantity]",
    fc.property(typed, available, reading, (input, most, chosen) => {
      const wanted = desiredQuantity(input, most, chosen)
      assert.ok(wanted === null || (Number.isSafeInteger(wanted) && wanted >= 0 && wanted <= most))
      assert.ok(!Object.is(wanted, -0))
    }),
  ),
  always(
    "a quantity that is typed as it is shown stays as it is",
    fc.property(typed, available, reading, (input, most, chosen) => {
      const once = desiredQuantity(input, most, chosen)
      return desiredQuantity(String(once ?? ""), most, chosen) === once
    }),
  ),
  always(
    "a whole number up to what is available is taken as it is typed",
    fc.property(
      available.chain((most) => fc.tuple(fc.nat({ max: most }), fc.constant(most))),
      reading,
      ([number, most], chosen) => desiredQuantity(` ${number} `, most, chosen) === number,
    ),
  ),
  always(
    "the stored quantities of areas never want more than there is, and only areas that have something stay",
    fc.property(fc.array(fc.tuple(fc.nat({ max: 9 }), fc.integer({ max: 20 }))), (stored) => {
      const areas = stored.map(([most], index) => ({ key: `zip:${index}`, available: most, withPhones: 0 }))
      const quantities = Object.fromEntries(stored.map(([, wanted], index) => [`zip:${index}`, wanted]))
      const wanted = wantedQuantities(areas, { quantities })
      assert.equal(wanted.length, stored.filter(([most]) => most > 0).length)
      assert.ok(wanted.every((area) => area.desired >= 0 && area.desired <= area.available))
    }),
  ),
  always(
    "the minimum never takes from a total, never exceeds what is available, and warns of whatever lies below it [ob5-minimum-quantity]",
    fc.property(available, available, fc.nat({ max: 2_000 }), (total, more, minimum) => {
      const most = total + more
      const { value, warning } = minimumQuantity(total, minimum, most)
      assert.equal(value, Math.max(total, Math.min(minimum, most)))
      assert.equal(warning === null, total >= minimum)
    }),
  ),
  always(
    "a minimum that has no cap is always reached",
    fc.property(
      fc.nat(),
      fc.nat(),
      (total, minimum) => minimumQuantity(total, minimum).value === Math.max(total, minimum),
    ),
  ),
  always(
    "the contact me checkbox shows for list type 10 alone, where both available and desired are 10,000 or more [ob5-contact-me]",
    fc.property(
      fc.constantFrom(10, 20, 50),
      nearTenThousand,
      nearTenThousand,
      (listType, available, desired) => {
        const isLarge = available > 9_999 && desired > 9_999
        assert.equal(isContactMeVisible(listType, available, desired), listType === 10 && isLarge)
      },
    ),
  ),
  always(
    "clicking a heading three times brings the grid back as it was",
    fc.property(gridRows, column, (rows, clicked) => {
      const third = nextGridSort(nextGridSort(nextGridSort(null, clicked), clicked), clicked)
      assert.equal(third, null)
      assert.equal(sortGrid(rows, third), rows)
    }),
  ),
  always(
    "a sorted grid holds the same rows, in the order of their values, equal ones as they stood, missing ones last",
    fc.property(gridRows, sort, (rows, chosen) => {
      const sorted = sortGrid(rows, chosen)
      assert.deepEqual(
        sorted.toSorted((a, b) => a.place - b.place),
        rows,
      )
      if (chosen === null) return
      sorted.forEach((row, index) => {
        const next = sorted[index + 1]
        if (next === undefined) return
        const [a, b] = [gridValue(row, chosen.column), gridValue(next, chosen.column)]
        if (a === b) assert.ok(row.place < next.place)
        else if (b !== null) {
          assert.ok(a !== null && (chosen.direction === "ascending" ? a < b : a > b))
        }
      })
    }),
  ),
)
