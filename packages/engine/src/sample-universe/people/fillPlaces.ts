import { generatedColumns } from "../rows/generatedColumns.ts"
import type { Place } from "../../format/layout/Place.ts"
import { personKey } from "../random/personKey.ts"
import { Random } from "../random/Random.ts"
import { ADDRESS_KINDS } from "../../format/rows/rowColumns.ts"
import { Rows } from "../../format/rows/Rows.ts"
import { isResidential } from "../addresses/Address.ts"
import { AddressStream } from "../addresses/AddressStream.ts"
import { addressCells } from "../rows/addressCells.ts"
import { householdMarker } from "../rows/householdMarker.ts"
import { personCells } from "../rows/personCells.ts"
import { zipAreaCode } from "../rows/phones.ts"
import { keyRank } from "../rows/keyRank.ts"
import { drawHousehold } from "./drawHousehold.ts"
import { householdFiller } from "./fillHousehold.ts"
import { personFiller } from "./fillPerson.ts"
import type { NameLists } from "./nameLists.ts"

/** Draws the people of several neighboring places, in row order. Each ZIP Code has its own random stream. */
export const fillPlaces = (
  seed: number,
  places: ReadonlyArray<Place>,
  names: NameLists,
): { readonly rows: Rows; readonly households: number } => {
  const rows = new Rows(
    places.reduce((sum, { records }) => sum + records, 0),
    generatedColumns,
  )
  const putAddress = addressCells(rows)
  const putPerson = personCells(rows)
  const markHousehold = householdMarker(rows)
  const fillHousehold = householdFiller(rows)
  const fillPerson = personFiller(rows, names.lastCodes)

  let row = 0
  let households = 0
  for (const [placeAt, place] of places.entries()) {
    const zip = Number(place.zip)
    const random = new Random(seed, zip)
    const addresses = new AddressStream(seed, place, names.streets.length)
    const areaCode = zipAreaCode(names, place.state, zip)
    const end = row + place.records
    const before = place.firstRow - row
    for (let household = 0; row < end; household++) {
      const address = addresses.nextWhere(isResidential)
      const apartment = address.kind === ADDRESS_KINDS.flat
      const drawn = drawHousehold(random, place, names, apartment, Math.min(end - row, 6))
      const { adults } = drawn
      const start = row
      fillHousehold(random, drawn, place.urbanity, start, start + adults.length)
      const score = random.chance(0.72) ? 1 : random.between(2, 5)
      // A household's rows are in the order of the keys, its people are drawn in that of their places in it.
      const keys = adults.map((_, person) => personKey(seed, zip, household, person))
      const shared = { household, score, areaCode, before }
      for (let person = 0; person < adults.length; person++) {
        const [adult, key] = [adults[person], keys[person]]
        if (adult === undefined || key === undefined) continue
        const hasPhone = random.chance(adult.age > 60 ? 0.72 : adult.age > 35 ? 0.62 : 0.45)
        row = start + keyRank(key, keys)
        putAddress(row, zip, placeAt, address)
        const { firstName, lastName } = adult
        putPerson(random, row, { firstName, lastName, key, hasPhone }, shared)
        fillPerson(random, row, adult, drawn, place.urbanity)
      }
      row = start + adults.length
      markHousehold(start, row)
      households++
    }
  }
  return { rows, households }
}
