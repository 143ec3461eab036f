import type { Place } from "../../format/layout/Place.ts"
import { ADDRESS_KINDS } from "../../format/rows/rowColumns.ts"
import { Rows } from "../../format/rows/Rows.ts"
import { isResidential } from "../addresses/Address.ts"
import { AddressStream } from "../addresses/AddressStream.ts"
import type { GeneratedRows } from "../SampleUniverse.ts"
import type { NameLists } from "../people/nameLists.ts"
import { personKey } from "../random/personKey.ts"
import { Random } from "../random/Random.ts"
import { addressCells } from "../rows/addressCells.ts"
import { householdMarker } from "../rows/householdMarker.ts"
import { personCells } from "../rows/personCells.ts"
import { zipAreaCode } from "../rows/phones.ts"
import { keyRank } from "../rows/keyRank.ts"
import { drawMove, drawMovingHousehold } from "./drawMove.ts"
import { moveFiller } from "./fillMove.ts"
import { moverRowColumns } from "./moverRows.ts"
import { type Origins, readOrigins } from "./origins.ts"

/** The random-number streams for movers and the seed for their keys, separate from those for people. */
const MOVER_STREAM = 7_000_000
const KEY_SEED = 40

/**
 * The number of consumers and of movers per address. The number of movers is set low so that all movers are placed
 * before the addresses run out.
 */
const SHARING = { consumers: 1.73, movers: 1.3 }

/**
 * Returns a function that picks the next home along the consumers' streets. The picks are spread evenly: each home's
 * probability is set so that the `left` rows are filled by the time all of the place's people have been passed.
 */
const homesOf = (random: Random, addresses: AddressStream, { people }: Place) => {
  let ahead = people / SHARING.consumers
  return (left: number) => {
    const wanted = left / SHARING.movers
    for (;;) {
      const address = addresses.nextWhere(isResidential)
      const chance = wanted / Math.max(ahead--, wanted)
      if (address.kind !== ADDRESS_KINDS.box && random.chance(chance)) return address
    }
  }
}

const originsOf = (origins: ReadonlyMap<string, Origins>, state: string): Origins => {
  const found = origins.get(state)
  if (found === undefined) throw new RangeError(`there is no state ${state}`)
  return found
}

/** Draws the movers of several neighboring places, in row order. Each ZIP Code has its own random stream. */
export const fillMovers = (seed: number, places: ReadonlyArray<Place>, names: NameLists): GeneratedRows => {
  const rows = new Rows(
    places.reduce((sum, { records }) => sum + records, 0),
    moverRowColumns,
  )
  const putAddress = addressCells(rows)
  const putPerson = personCells(rows)
  const putMove = moveFiller(rows)
  const markHousehold = householdMarker(rows)
  const origins = readOrigins()

  let row = 0
  let households = 0
  for (const [placeAt, place] of places.entries()) {
    if (place.records === 0) continue
    const zip = Number(place.zip)
    const random = new Random(seed, MOVER_STREAM + zip)
    const nextHome = homesOf(random, new AddressStream(seed, place, names.streets.length), place)
    const areaCode = zipAreaCode(names, place.state, zip)
    const from = originsOf(origins, place.state)
    const end = row + place.records
    const before = place.firstRow - row
    for (let household = 0; row < end; household++) {
      const address = nextHome(end - row)
      const apartment = address.kind === ADDRESS_KINDS.flat
      const drawn = drawMovingHousehold(random, place, names, apartment, Math.min(end - row, 6))
      const move = drawMove(random, place, drawn, from)
      const score = random.chance(0.8) ? 1 : random.between(2, 5)
      const keys = drawn.adults.map((_, person) => personKey(seed + KEY_SEED, zip, household, person))
      const start = row
      const shared = { household, score, areaCode, before }
      for (const [at, adult] of drawn.adults.entries()) {
        const key = keys[at]
        if (key === undefined) continue
        // A number takes a while to be known after a move.
        const hasPhone = random.chance(adult.age > 60 ? 0.5 : 0.36)
        const here = start + keyRank(key, keys)
        putAddress(here, zip, placeAt, address)
        putMove(random, here, adult, drawn, move)
        const { firstName, lastName } = adult
        putPerson(random, here, { firstName, lastName, key, hasPhone }, shared)
      }
      row = start + drawn.adults.length
      markHousehold(start, row)
      households++
    }
  }
  return { rows, households }
}
