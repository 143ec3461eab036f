import { generatedColumns } from "../catalogue/generatedColumns.ts"
import type { Place } from "../../format/layout/Place.ts"
import { type KeyHalves, personKey } from "../random/personKey.ts"
import { Random } from "../random/Random.ts"
import { ADDRESS_KINDS, HOUSEHOLD_FIRST, PHONE } from "../../format/rows/rowColumns.ts"
import { Rows } from "../../format/rows/Rows.ts"
import { isLivedIn } from "../addresses/Address.ts"
import { AddressStream } from "../addresses/AddressStream.ts"
import { drawHousehold } from "./drawHousehold.ts"
import { householdFiller } from "./fillHousehold.ts"
import { personFiller } from "./fillPerson.ts"
import type { NameLists } from "./nameLists.ts"

const DO_NOT_CALL = 0.3
const NO_CODES: ReadonlyArray<number> = []

/** Three digits of a valid exchange: not N11, and not 555. */
const drawExchange = (random: Random): number => {
  for (;;) {
    const exchange = random.between(200, 999)
    if (exchange % 100 !== 11 && exchange !== 555) return exchange
  }
}

/** How many of the keys are less than this one. */
const rankOf = ({ high, low }: KeyHalves, keys: ReadonlyArray<KeyHalves>): number => {
  let rank = 0
  for (const other of keys) if (other.high < high || (other.high === high && other.low < low)) rank++
  return rank
}

/** The people of some neighboring places, in row order. Each ZIP Code has its own random stream. */
export const fillPlaces = (
  seed: number,
  places: ReadonlyArray<Place>,
  names: NameLists,
): { readonly rows: Rows; readonly households: number } => {
  const rows = new Rows(
    places.reduce((sum, { records }) => sum + records, 0),
    generatedColumns,
  )
  const column = (name: string) => rows.column(name)
  const [ROW_ID, ZIP, ZIP4, ROUTE] = [column("ROW_ID"), column("ZIP"), column("ZIP4"), column("ROUTE")]
  const [HOUSEHOLD, FIRST, PHONES] = [column("HOUSEHOLD"), column("HOUSEHOLD_FIRST"), column("PHONE")]
  const [KEY_HIGH, KEY_LOW] = [column("KEY_HIGH"), column("KEY_LOW")]
  const [FIRST_AT, LAST_AT, KIND] = [column("FIRST_AT"), column("LAST_AT"), column("ADDRESS_KIND")]
  const [NUMBER, STREET, SUFFIX, UNIT] = [
    column("NUMBER"),
    column("STREET_AT"),
    column("SUFFIX_AT"),
    column("UNIT"),
  ]
  const [PREFIX, LINE, PLACE_AT] = [column("PHONE_PREFIX"), column("PHONE_LINE"), column("PLACE_AT")]
  const [SCORE, WALK] = [column("DELIVERY_SCORE"), column("WALK_SEQUENCE")]
  const fillHousehold = householdFiller(rows)
  const fillPerson = personFiller(rows, names.lastCodes)

  let row = 0
  let households = 0
  for (const [placeAt, place] of places.entries()) {
    const zip = Number(place.zip)
    const random = new Random(seed, zip)
    const addresses = new AddressStream(seed, place, names.streets.length)
    const codes = names.areaCodes.get(place.state) ?? NO_CODES
    // Neighbors share an area code, so the ZIP Code's first three digits pick it.
    const areaCode = codes[Math.floor(zip / 100) % codes.length] ?? 0
    const end = row + place.records
    for (let household = 0; row < end; household++) {
      const address = addresses.nextWhere(isLivedIn)
      const apartment = address.kind === ADDRESS_KINDS.flat
      const drawn = drawHousehold(random, place, names, apartment, Math.min(end - row, 6))
      const { adults } = drawn
      const start = row
      fillHousehold(random, drawn, place.urbanity, start, start + adults.length)
      const score = random.chance(0.72) ? 1 : random.between(2, 5)
      // A household's rows are in the order of the keys, its people are drawn in that of their places in it.
      const keys = adults.map((_, person) => personKey(seed, zip, household, person))
      for (let person = 0; person < adults.length; person++) {
        const [adult, key] = [adults[person], keys[person]]
        if (adult === undefined || key === undefined) continue
        const hasPhone = random.chance(adult.age > 60 ? 0.72 : adult.age > 35 ? 0.62 : 0.45)
        row = start + rankOf(key, keys)
        ROW_ID[row] = place.firstRow + row - (end - place.records)
        ZIP[row] = zip
        ZIP4[row] = address.zip4
        ROUTE[row] = address.route
        HOUSEHOLD[row] = household
        PHONES[row] = !hasPhone
          ? PHONE.none
          : random.chance(DO_NOT_CALL)
            ? PHONE.doNotCall
            : PHONE.deliverable
        rows.latitudes[row] = address.latitude
        rows.longitudes[row] = address.longitude
        KEY_HIGH[row] = key.high
        KEY_LOW[row] = key.low
        FIRST_AT[row] = adult.firstName
        LAST_AT[row] = adult.lastName
        KIND[row] = address.kind
        NUMBER[row] = address.number
        STREET[row] = address.street
        SUFFIX[row] = address.suffix
        UNIT[row] = address.unit
        PLACE_AT[row] = placeAt
        PREFIX[row] = hasPhone ? areaCode * 1_000 + drawExchange(random) : 0
        LINE[row] = hasPhone ? random.below(10_000) : 0
        SCORE[row] = score
        WALK[row] = address.walk
        fillPerson(random, row, adult, drawn, place.urbanity)
      }
      row = start + adults.length
      FIRST[start] = HOUSEHOLD_FIRST.any
      let phoned = start
      while (phoned < row && PHONES[phoned] !== PHONE.deliverable) phoned++
      if (phoned < row) FIRST[phoned] = (FIRST[phoned] ?? 0) | HOUSEHOLD_FIRST.withPhone
      households++
    }
  }
  return { rows, households }
}
