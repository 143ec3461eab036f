import assert from "node:assert/strict"
import fc from "fast-check"
import {
  changeQuantity,
  changeWantedRecords,
  findWantedRecords,
} from "../../../src/order/quantities/changeQuantity.ts"
import {
  toStoredQuantities,
  sumWantedOccupants,
  buildWantedRecords,
} from "../../../src/order/quantities/buildWantedRecords.ts"
import type { WantedRecords } from "../../../src/order/quantities/WantedRecords.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { arbitraryAreas, arbitraryPath, arbitraryWanted } from "../arbitraryOrder.ts"

const typed = fc.oneof(fc.constant(null), fc.integer({ min: -5, max: 30 }), fc.integer({ max: 40_000 }))
const changes = fc.array(fc.tuple(arbitraryPath, typed), { maxLength: 6 })

const changed = (
  wanted: WantedRecords,
  typing: ReadonlyArray<readonly [ReadonlyArray<string>, number | null]>,
): WantedRecords =>
  typing.reduce((before, [path, quantity]) => changeWantedRecords(before, path, quantity), wanted)

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, n) => all + n, 0)

const assertAddsUp = ({ available, desired, parts }: WantedRecords): void => {
  assert.ok(Number.isInteger(desired) && desired >= 0 && desired <= available && !Object.is(desired, -0))
  if (parts.length === 0) return
  assert.equal(available, sum(parts.map((part) => part.available)))
  assert.equal(desired, sum(parts.map((part) => part.desired)))
  parts.forEach(assertAddsUp)
}

export const wantedSentences = sentencesAbout(
  "order",
  always(
    "details sum to their area and areas to the order, none above what it has, whatever is typed where",
    fc.property(arbitraryWanted, changes, (wanted, typing) => assertAddsUp(changed(wanted, typing))),
  ),
  always(
    "typing a quantity twice is typing it once",
    fc.property(arbitraryWanted, changes, arbitraryPath, typed, (wanted, typing, path, quantity) => {
      const once = changeWantedRecords(changed(wanted, typing), path, quantity)
      assert.deepEqual(changeWantedRecords(once, path, quantity), once)
    }),
  ),
  always(
    "a place gets what is typed there, as far as it has it",
    fc.property(arbitraryWanted, changes, arbitraryPath, typed, (wanted, typing, path, quantity) => {
      const place = findWantedRecords(changeWantedRecords(changed(wanted, typing), path, quantity), path)
      if (place !== undefined) {
        assert.equal(place.desired, Math.min(Math.max(quantity ?? 0, 0), place.available))
      }
    }),
  ),
  always(
    "a quantity typed in one area leaves the other areas alone",
    fc.property(arbitraryWanted, changes, arbitraryPath, typed, (wanted, typing, path, quantity) => {
      const before = changed(wanted, typing)
      const after = changeWantedRecords(before, path, quantity)
      const others = ({ parts }: WantedRecords) => parts.filter(({ key }) => key !== path[0])
      if (path.length > 0) assert.deepEqual(others(after), others(before))
    }),
  ),
  always(
    "an order reaches the minimum where enough is available, and is never made smaller or larger than that by it [ob5-minimum-quantity]",
    fc.property(
      arbitraryWanted,
      changes,
      arbitraryPath,
      typed,
      fc.nat({ max: 3_000 }),
      (wanted, typing, path, quantity, minimum) => {
        const asked = changeWantedRecords(changed(wanted, typing), path, quantity)
        const { wanted: kept, warning } = changeQuantity(changed(wanted, typing), path, quantity, minimum)
        assertAddsUp(kept)
        assert.equal(kept.desired, Math.max(asked.desired, Math.min(minimum, asked.available)))
        assert.equal(warning === null, asked.desired >= minimum)
      },
    ),
  ),
  always(
    "a draft keeps every quantity of an order",
    fc.property(arbitraryAreas, changes, (areas, typing) => {
      const all = buildWantedRecords(areas, { quantities: {} })
      const named = typing.map(([path, quantity]) => [pathIn(all, path), quantity] as const)
      const some = changed(all, named)
      assert.deepEqual(buildWantedRecords(areas, toStoredQuantities(some)), some)
    }),
  ),
  always(
    "after a count all homes, apartments and businesses are wanted",
    fc.property(arbitraryAreas, (areas) => {
      const { homes, apartments, businesses } = sumWantedOccupants(
        buildWantedRecords(areas, { quantities: {} }),
      )
      const toldApart = areas.flatMap((area) =>
        [area.occupants, ...area.details.map(({ occupants }) => occupants)].filter((one) => one !== null),
      )
      assert.deepEqual(
        { homes, apartments, businesses },
        {
          homes: sum(toldApart.map((one) => one.homes)),
          apartments: sum(toldApart.map((one) => one.apartments)),
          businesses: sum(toldApart.map((one) => one.businesses)),
        },
      )
    }),
  ),
)

/** The same place by numbers in an order whose parts have other names. */
const pathIn = (wanted: WantedRecords, [first, ...below]: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (first === undefined) return []
  const part = wanted.parts[Number(first.slice(1))]
  return part === undefined ? [first] : [part.key, ...pathIn(part, below)]
}
