import type { Place } from "../../format/layout/Place.ts"
import { HOUSEHOLD_FIRST, PHONE } from "../../format/rows/rowColumns.ts"
import { Rows } from "../../format/rows/Rows.ts"
import type { Address } from "../addresses/Address.ts"
import { AddressStream } from "../addresses/AddressStream.ts"
import type { GeneratedRows } from "../SampleUniverse.ts"
import type { NameLists } from "../people/nameLists.ts"
import { personKey } from "../random/personKey.ts"
import { Random } from "../random/Random.ts"
import { addressCells } from "../rows/addressCells.ts"
import { zipAreaCode, drawExchange } from "../rows/phones.ts"
import { keyRank } from "../rows/keyRank.ts"
import { businessRowColumns } from "./businessRows.ts"
import type { Business } from "./Business.ts"
import { drawBusiness } from "./drawBusiness.ts"
import { readTrades } from "./trades.ts"

/** The random stream for businesses. `KEY_SEED` is the seed of their keys; both differ from the ones for people. */
const BUSINESS_STREAM = 6_000_000
const KEY_SEED = 20

const isBusiness = ({ business }: Address): boolean => business

const yes = (holds: boolean): number => (holds ? 1 : 2)

/** Returns a function that writes a location's data to the row of each of its contacts. */
const businessFiller = (rows: Rows) => {
  const column = (name: string) => rows.column(name)
  const [first, second, third] = [column("SIC"), column("SIC2"), column("SIC3")]
  const [employees, sales, location] = [column("EMPLOYEES"), column("SALES"), column("LOCATION")]
  const [ownership, homeBased, womanOwned] = [column("OWNERSHIP"), column("HOMEBASED"), column("WOMANOWNED")]
  const [franchise, founded, feet] = [column("FRANCHISE"), column("YEARFOUNDED"), column("SQUAREFEET")]
  const [rating, website, filing] = [column("CREDITRATING"), column("WEBSITE"), column("FILINGDATE")]
  const [form, name, word] = [column("COMPANY_FORM"), column("COMPANY_NAME_AT"), column("COMPANY_WORD_AT")]
  return (row: number, business: Business): void => {
    first[row] = business.industries[0]
    second[row] = business.industries[1]
    third[row] = business.industries[2]
    employees[row] = business.employees
    sales[row] = business.sales
    location[row] = business.location
    ownership[row] = business.ownership
    homeBased[row] = yes(business.homeBased)
    womanOwned[row] = yes(business.womanOwned)
    franchise[row] = yes(business.franchise)
    founded[row] = business.yearFounded
    feet[row] = business.squareFeet
    rating[row] = business.creditRating
    website[row] = yes(business.website)
    filing[row] = business.filingDate
    form[row] = business.company.form
    name[row] = business.company.name
    word[row] = business.company.word
  }
}

/** Generates the businesses in some adjacent places, with one row per contact, in row order. */
export const fillBusinesses = (
  seed: number,
  places: ReadonlyArray<Place>,
  names: NameLists,
): GeneratedRows => {
  const rows = new Rows(
    places.reduce((sum, { records }) => sum + records, 0),
    businessRowColumns,
  )
  const column = (name: string) => rows.column(name)
  const [rowIds, sites, firsts] = [column("ROW_ID"), column("HOUSEHOLD"), column("HOUSEHOLD_FIRST")]
  const [phones, prefixes, lines] = [column("PHONE"), column("PHONE_PREFIX"), column("PHONE_LINE")]
  const [highs, lows] = [column("KEY_HIGH"), column("KEY_LOW")]
  const [firstNames, lastNames, titles] = [column("FIRST_AT"), column("LAST_AT"), column("TITLE")]
  const [scores, reach] = [column("DELIVERY_SCORE"), column("EMAILREACH")]
  const putAddress = addressCells(rows)
  const putBusiness = businessFiller(rows)
  const trades = readTrades()

  let row = 0
  let businesses = 0
  for (const [placeAt, place] of places.entries()) {
    const zip = Number(place.zip)
    const random = new Random(seed, BUSINESS_STREAM + zip)
    const addresses = new AddressStream(seed, place, names.streets.length)
    const areaCode = zipAreaCode(names, place.state, zip)
    const end = row + place.records
    for (let site = 0; row < end; site++) {
      const address = addresses.nextWhere(isBusiness)
      const business = drawBusiness(random, trades, names, place, address)
      const contacts = business.contacts.slice(0, end - row)
      const keys = contacts.map((_, contact) => personKey(seed + KEY_SEED, zip, site, contact))
      const hasPhone = random.chance(0.9)
      const [prefix, line] = hasPhone
        ? [areaCode * 1_000 + drawExchange(random), random.below(10_000)]
        : [0, 0]
      const score = random.chance(0.72) ? 1 : random.between(2, 5)
      const start = row
      for (const [at, contact] of contacts.entries()) {
        const key = keys[at]
        if (key === undefined) continue
        const here = start + keyRank(key, keys)
        rowIds[here] = place.firstRow + here - (end - place.records)
        putAddress(here, zip, placeAt, address)
        putBusiness(here, business)
        sites[here] = site
        // Numbers of businesses are in no do-not-call list.
        phones[here] = hasPhone ? PHONE.deliverable : PHONE.none
        prefixes[here] = prefix
        lines[here] = line
        highs[here] = key.high
        lows[here] = key.low
        firstNames[here] = contact.firstName
        lastNames[here] = contact.lastName
        titles[here] = contact.title
        scores[here] = score
        reach[here] = yes(business.website && random.chance(0.7))
      }
      row = start + contacts.length
      firsts[start] = hasPhone ? HOUSEHOLD_FIRST.any | HOUSEHOLD_FIRST.withPhone : HOUSEHOLD_FIRST.any
      businesses++
    }
  }
  return { rows, households: businesses }
}
