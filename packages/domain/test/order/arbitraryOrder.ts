import fc from "fast-check"
import type { OccupantRecords } from "../../src/definition/OccupantRecords.ts"
import { noMedians } from "../../src/definition/Medians.ts"
import type { AreaDetail, OrderArea } from "../../src/order/OrderArea.ts"
import {
  createWantedLeaf,
  type WantedRecords,
  sumWantedRecords,
} from "../../src/order/quantities/WantedRecords.ts"
import { Zip } from "../../src/shared/Zip.ts"

const records = fc.oneof(fc.nat({ max: 12 }), fc.nat({ max: 5_000 }))

export const arbitraryOccupants: fc.Arbitrary<OccupantRecords> = fc.record({
  homes: records,
  apartments: records,
  businesses: records,
})

const sumOf = ({ homes, apartments, businesses }: OccupantRecords): number => homes + apartments + businesses
const total = (details: ReadonlyArray<AreaDetail>): number =>
  details.reduce((all, { available }) => all + available, 0)

const arbitraryDetails: fc.Arbitrary<ReadonlyArray<AreaDetail>> = fc
  .array(fc.record({ available: records, occupants: fc.option(arbitraryOccupants) }), { maxLength: 4 })
  .map((details) =>
    details.map(({ available, occupants }, index) => ({
      code: `C${index}`,
      name: "",
      description: "",
      available: occupants === null ? available : sumOf(occupants),
      occupants,
      medians: noMedians,
      distance: null,
    })),
  )

const areaOf = (
  index: number,
  available: number,
  occupants: OccupantRecords | null,
  details: ReadonlyArray<AreaDetail>,
): OrderArea => {
  const zip = String(60_600 + index)
  return {
    key: `zip:${zip}`,
    area: { kind: "zip", zip: Zip.make(zip), excluded: false },
    geoType: "zip",
    description: zip,
    available: details.length > 0 ? total(details) : occupants === null ? available : sumOf(occupants),
    emailAvailable: 0,
    occupants: details.length > 0 ? null : occupants,
    medians: noMedians,
    cityName: "Chicago",
    stateCode: "IL",
    countyName: "Cook",
    countyFips: "17031",
    countryCode: "US",
    unitPrice: null,
    distance: null,
    details,
  }
}

/** Counted areas: some have detail rows, some tell homes, apartments and businesses apart, and some are empty. */
export const arbitraryAreas: fc.Arbitrary<ReadonlyArray<OrderArea>> = fc
  .array(fc.tuple(records, fc.option(arbitraryOccupants), arbitraryDetails), { maxLength: 5 })
  .map((areas) =>
    areas.map(([available, occupants, details], index) => areaOf(index, available, occupants, details)),
  )

/** Orders of areas, details and occupants that want everything available. */
export const arbitraryWanted: fc.Arbitrary<WantedRecords> = fc
  .array(fc.array(fc.array(records, { maxLength: 3 }), { maxLength: 4 }), { maxLength: 5 })
  .map((areas) =>
    sumWantedRecords(
      "order",
      areas.map((details, area) =>
        sumWantedRecords(
          `a${area}`,
          details.map((leaves, detail) =>
            sumWantedRecords(
              `d${detail}`,
              leaves.map((available, leaf) => createWantedLeaf(`l${leaf}`, available)),
            ),
          ),
        ),
      ),
    ),
  )

/** A path into such an order, which may lead nowhere. */
export const arbitraryPath: fc.Arbitrary<ReadonlyArray<string>> = fc
  .tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 }), fc.nat({ max: 2 }), fc.nat({ max: 3 }))
  .map(([area, detail, leaf, depth]) => [`a${area}`, `d${detail}`, `l${leaf}`].slice(0, depth))
