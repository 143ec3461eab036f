import type { Place } from "../../format/layout/Place.ts"
import { ADDRESS_KINDS, HOUSEHOLD_FIRST, PHONE } from "../../format/rows/rowColumns.ts"
import { Rows } from "../../format/rows/Rows.ts"
import { type Address, isResidential } from "../addresses/Address.ts"
import { AddressStream } from "../addresses/AddressStream.ts"
import type { GeneratedRows } from "../SampleUniverse.ts"
import { NO_NAME, type NameLists } from "../people/nameLists.ts"
import { personKey } from "../random/personKey.ts"
import { Random } from "../random/Random.ts"
import { addressCells } from "../rows/addressCells.ts"
import { drawMailbox } from "./drawMailbox.ts"
import { type Neighbor, Neighbors } from "./Neighbors.ts"
import { occupantRowColumns } from "./occupantRows.ts"
import { UNKNOWN_ROUTE_FACTS, routeFactsReader } from "./routeFacts.ts"

/** The random-number streams for address attributes and the seed for their keys, separate from those for people. */
const OCCUPANT_STREAM = 8_000_000
const KEY_SEED = 50

/** The share of households whose name is known: about 70% of all addresses, since businesses have no household. */
const KNOWN_BY_NAME = 0.83
/** The share of named households whose phone is also known: about 5% of all addresses. */
const KNOWN_BY_PHONE = 0.17
/** The share of homes occupied for only part of the year, in the country and in town. */
const SEASONAL = { country: 0.06, town: 0.01 }

const isDeliverable = ({ vacant }: Address): boolean => !vacant

/** An address in a place and the consumers who live there; `household` is undefined if no resident is known. */
interface Delivery {
  readonly address: Address
  readonly household: Neighbor | undefined
}

/** Returns one deliverable address per record in a place, in carrier walk order. */
const deliveriesOf = (
  addresses: AddressStream,
  households: ReadonlyArray<Neighbor>,
  records: number,
): ReadonlyArray<Delivery> => {
  let livedIn = 0
  return Array.from({ length: records }, () => {
    const address = addresses.nextWhere(isDeliverable)
    return { address, household: isResidential(address) ? households[livedIn++] : undefined }
  })
}

const yes = (holds: boolean): number => (holds ? 1 : 2)

/**
 * Draws the addresses of several neighboring places, in row order, consistent with the consumers in the same demo: each
 * named person lives at the address, and carrier route attributes are derived from the households along the route.
 */
export const fillOccupants = (
  seed: number,
  places: ReadonlyArray<Place>,
  names: NameLists,
): GeneratedRows => {
  const rows = new Rows(
    places.reduce((sum, { records }) => sum + records, 0),
    occupantRowColumns,
  )
  const column = (name: string) => rows.column(name)
  const [rowIds, households, firsts] = [column("ROW_ID"), column("HOUSEHOLD"), column("HOUSEHOLD_FIRST")]
  const [phones, prefixes, lines] = [column("PHONE"), column("PHONE_PREFIX"), column("PHONE_LINE")]
  const [highs, lows, scores] = [column("KEY_HIGH"), column("KEY_LOW"), column("DELIVERY_SCORE")]
  const [firstNames, lastNames, named] = [column("FIRST_AT"), column("LAST_AT"), column("NAMED")]
  const [incomes, homeValues, ages] = [column("MEDIANINCOME"), column("MEDIANHOMEVALUE"), column("MEDIANAGE")]
  const [children, owners] = [column("PHWC"), column("PHOWN")]
  const [mailboxes, seasonal] = [column("MAILBOX"), column("SEASONAL")]
  const putAddress = addressCells(rows)
  const neighbors = new Neighbors(seed, places, names)
  const factsOf = routeFactsReader(neighbors)
  const [firstName, lastName] = [neighbors.first("FIRST_AT"), neighbors.first("LAST_AT")]
  const [phone, prefix] = [neighbors.first("PHONE"), neighbors.first("PHONE_PREFIX")]
  const line = neighbors.first("PHONE_LINE")

  let row = 0
  for (const [placeAt, place] of places.entries()) {
    const zip = Number(place.zip)
    const random = new Random(seed, OCCUPANT_STREAM + zip)
    const addresses = new AddressStream(seed, place, names.streets.length)
    const deliveries = deliveriesOf(addresses, neighbors.of(zip), place.records)
    const byRoute = Map.groupBy(deliveries, ({ address }) => address.route)
    const facts = new Map(
      Array.from(byRoute, ([route, along]) => [
        route,
        factsOf(along.flatMap(({ household }) => household ?? [])),
      ]),
    )
    const firstRow = row
    const away = SEASONAL.country + place.urbanity * (SEASONAL.town - SEASONAL.country)
    for (const { address, household } of deliveries) {
      const {
        age,
        homeValue,
        income,
        owners: own,
        withChildren,
      } = facts.get(address.route) ?? UNKNOWN_ROUTE_FACTS
      const key = personKey(seed + KEY_SEED, zip, row - firstRow, 0)
      const isNamed = random.chance(KNOWN_BY_NAME) && household !== undefined
      const hasPhone = random.chance(KNOWN_BY_PHONE) && isNamed && phone(household) !== PHONE.none
      rowIds[row] = place.firstRow + row - firstRow
      putAddress(row, zip, placeAt, address)
      households[row] = row - firstRow
      phones[row] = hasPhone ? phone(household) : PHONE.none
      prefixes[row] = hasPhone ? prefix(household) : 0
      lines[row] = hasPhone ? line(household) : 0
      firsts[row] = HOUSEHOLD_FIRST.any | (phones[row] === PHONE.deliverable ? HOUSEHOLD_FIRST.withPhone : 0)
      highs[row] = key.high
      lows[row] = key.low
      scores[row] = random.chance(0.85) ? 1 : random.between(2, 5)
      named[row] = isNamed ? 1 : 0
      firstNames[row] = isNamed ? firstName(household) : NO_NAME
      lastNames[row] = isNamed ? lastName(household) : NO_NAME
      incomes[row] = income
      homeValues[row] = homeValue
      ages[row] = age
      children[row] = withChildren
      owners[row] = own
      mailboxes[row] = drawMailbox(random, address, place.urbanity)
      seasonal[row] = address.kind === ADDRESS_KINDS.house ? yes(random.chance(away)) : yes(false)
      row++
    }
  }
  return { rows, households: row }
}
