import type { Place } from "../../format/layout/Place.ts"
import { ADDRESS_KINDS } from "../../format/rows/rowColumns.ts"
import { Rows } from "../../format/rows/Rows.ts"
import { ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import type { GeneratedRows } from "../SampleUniverse.ts"
import { drawHousehold } from "../people/drawHousehold.ts"
import type { NameLists } from "../people/nameLists.ts"
import { personKey } from "../random/personKey.ts"
import { Random } from "../random/Random.ts"
import { addressCells } from "../rows/addressCells.ts"
import { householdMarker } from "../rows/householdMarker.ts"
import { personCells } from "../rows/personCells.ts"
import { keyRank } from "../rows/keyRank.ts"
import { canadianRowColumns } from "./canadianRows.ts"
import { generateCanadianHomes } from "./generateCanadianHomes.ts"
import { readCanadianNames, LANGUAGE } from "./readCanadianNames.ts"
import { canadianFiller } from "./fillCanadian.ts"
import { frenchShare } from "./speakers.ts"

/**
 * The random stream for Canadians. `KEY_SEED` is the seed of their keys; both differ from the ones for other people.
 */
const CANADIAN_STREAM = 10_000_000
const KEY_SEED = 100

/** Returns a forward sortation area's area code, chosen from those for its first one or two characters. */
const areaCodeIn = (areaCodes: NameLists["areaCodes"], fsa: string, zip: number): number => {
  const codes = areaCodes.get(fsa.slice(0, 2)) ?? areaCodes.get(fsa.slice(0, 1))
  return codes?.[zip % codes.length] ?? 0
}

/**
 * Generates the people in some adjacent places, in row order. Each forward sortation area has its own random stream.
 */
export const fillCanadians = (seed: number, places: ReadonlyArray<Place>): GeneratedRows => {
  const rows = new Rows(
    places.reduce((sum, { records }) => sum + records, 0),
    canadianRowColumns,
  )
  const names = readCanadianNames()
  const putAddress = addressCells(rows)
  const putPerson = personCells(rows)
  const put = canadianFiller(rows, names.all.lastCodes)
  const markHousehold = householdMarker(rows)

  let row = 0
  let households = 0
  for (const [placeAt, place] of places.entries()) {
    const zip = ZIP_NUMBERS.CA.zipNumber(place.zip)
    const random = new Random(seed, CANADIAN_STREAM + zip)
    const nextHome = generateCanadianHomes(seed, place, names)
    const areaCode = areaCodeIn(names.all.areaCodes, place.zip, zip)
    const french = frenchShare(place)
    const end = row + place.records
    const before = place.firstRow - row
    for (let household = 0; row < end; household++) {
      const home = nextHome()
      const isFrench = random.chance(french)
      const apartment = home.kind === ADDRESS_KINDS.flat
      const list = isFrench ? names.french : names.all
      const drawn = drawHousehold(random, place, list, apartment, Math.min(end - row, 6))
      const start = row
      const language = isFrench ? LANGUAGE.french : LANGUAGE.english
      put.ofHousehold(random, drawn, language, start, start + drawn.adults.length)
      const score = random.chance(0.72) ? 1 : random.between(2, 5)
      const keys = drawn.adults.map((_, person) => personKey(seed + KEY_SEED, zip, household, person))
      const shared = { household, score, areaCode, before }
      for (const [at, adult] of drawn.adults.entries()) {
        const key = keys[at]
        if (key === undefined) continue
        const hasPhone = random.chance(adult.age > 60 ? 0.7 : adult.age > 35 ? 0.58 : 0.42)
        const here = start + keyRank(key, keys)
        putAddress(here, zip, placeAt, home)
        put.ofPerson(random, here, adult, drawn)
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
