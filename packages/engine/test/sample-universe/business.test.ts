import { readIndustries } from "@listwright/geography"
import { assert, describe, it } from "@effect/vitest"
import type { Address } from "../../src/sample-universe/addresses/Address.ts"
import { AddressStream } from "../../src/sample-universe/addresses/AddressStream.ts"
import { businessUniverse } from "../../src/sample-universe/business/businessUniverse.ts"
import { readTrades } from "../../src/sample-universe/business/trades.ts"
import { TITLES } from "../../src/catalog/businessColumns.ts"
import { consumerUniverse } from "../../src/sample-universe/consumerUniverse.ts"
import { nameLists } from "../../src/sample-universe/people/nameLists.ts"
import { PHONE } from "../../src/format/rows/rowColumns.ts"

const SEED = 7
const names = nameLists()
const places = businessUniverse.layOut(SEED, 200_000, ["OH", "IL"])
const { households, rows } = businessUniverse.fill(SEED, places, names)
const column = (name: string) => rows.column(name)
const all = [...Array(rows.length).keys()]
const count = (holds: (row: number) => boolean): number => all.filter(holds).length
const share = (holds: (row: number) => boolean, of: (row: number) => boolean): number =>
  count((row) => of(row) && holds(row)) / count(of)

const codes = businessUniverse.columns(names)[0]?.texts ?? []
const industryOf = (row: number): string => codes[(column("SIC")[row] ?? 0) - 1] ?? ""

describe("The businesses of the demo", () => {
  it("are a tenth of its consumers, where these live, several contacts to some locations", () => {
    assert.strictEqual(rows.length, 20_000)
    assert.isAbove(households, 10_000)
    assert.isBelow(households, 18_000)
    const lived = new Set(
      consumerUniverse
        .layOut(SEED, 200_000, ["OH", "IL"])
        .flatMap(({ records, zip }) => (records > 0 ? [zip] : [])),
    )
    const strange = places.filter(({ records, zip }) => records > 0 && !lived.has(zip))
    assert.deepStrictEqual(strange, [])
  })

  it("have industries of 1987, none twice, and the second only behind a first", () => {
    const known = new Set(readIndustries().map(({ code }) => code))
    for (const row of all) {
      assert.isTrue(known.has(industryOf(row)))
      const own = ["SIC", "SIC2", "SIC3"].map((name) => column(name)[row] ?? 0)
      const held = own.filter((code) => code > 0)
      assert.strictEqual(new Set(held).size, held.length)
      assert.deepStrictEqual(own.slice(0, held.length), held)
    }
    assert.isAbove(new Set(all.map(industryOf)).size, 500)
  })

  it("lie at business addresses of the stream that consumers live along, in its order", () => {
    const [place] = places.toSorted((a, b) => b.records - a.records)
    if (place === undefined) throw new Error("there is no place")
    const stream = new AddressStream(SEED, place, names.streets.length)
    let last = ""
    let address: Address | undefined
    for (let row = place.firstRow; row < place.firstRow + place.records; row++) {
      const site = `${column("HOUSEHOLD")[row]}`
      if (site !== last) address = stream.nextWhere(({ business }) => business)
      last = site
      assert.deepStrictEqual(
        [column("ZIP4")[row], column("ROUTE")[row], column("NUMBER")[row], column("UNIT")[row]],
        [address?.zip4, address?.route, address?.number, address?.unit],
      )
      assert.strictEqual(rows.latitudes[row], address?.latitude)
    }
  })

  it("have one name, phone and size a location, and different titles for its contacts", () => {
    const bySite = Map.groupBy(all, (row) => `${column("ZIP")[row]} ${column("HOUSEHOLD")[row]}`)
    for (const own of bySite.values()) {
      for (const name of ["COMPANY_NAME_AT", "COMPANY_WORD_AT", "PHONE_LINE", "EMPLOYEES", "SIC", "SALES"])
        assert.strictEqual(new Set(own.map((row) => column(name)[row])).size, 1, name)
      assert.strictEqual(new Set(own.map((row) => column("TITLE")[row])).size, own.length)
    }
  })

  it("are named after what they do: a dentist is no chiropractor, a painter no plumber", () => {
    const words = businessUniverse.companyWords?.() ?? []
    const wordOf = (row: number): string => words[column("COMPANY_WORD_AT")[row] ?? 0] ?? ""
    const industriesNamed = (word: string): ReadonlyArray<string> => [
      ...new Set(all.filter((row) => wordOf(row) === word).map(industryOf)),
    ]
    const wordsOf = (industry: string): ReadonlyArray<string> => [
      ...new Set(all.filter((row) => industryOf(row) === industry).map(wordOf)),
    ]
    assert.deepStrictEqual(wordsOf("8021"), ["Dental"])
    assert.deepStrictEqual(industriesNamed("Chiropractic"), ["8041"])
    assert.deepStrictEqual(wordsOf("1721"), ["Painting"])
    assert.deepStrictEqual(industriesNamed("Funeral Home"), ["7261"])
    assert.deepStrictEqual(industriesNamed("Plumbing"), ["1711"])
  })

  it("have a name whatever their industry", () => {
    const nameless = readTrades().trades.flatMap(({ industries, wordsOf }) =>
      industries.filter((industry) => (wordsOf.get(industry) ?? []).length === 0),
    )
    assert.deepStrictEqual(
      nameless.map((industry) => codes[industry - 1]),
      [],
    )
  })

  it("make sense: farms in the country, owners of small ones, more sales with more people", () => {
    const [employees, sales, titles] = [column("EMPLOYEES"), column("SALES"), column("TITLE")]
    const urbanity = new Map(places.map((place) => [Number(place.zip), place.urbanity]))
    const urban = (holds: (row: number) => boolean): number => {
      const own = all.filter(holds)
      return own.reduce((sum, row) => sum + (urbanity.get(column("ZIP")[row] ?? 0) ?? 0), 0) / own.length
    }
    const lawyers = (row: number): boolean => industryOf(row).startsWith("81")
    assert.isBelow(
      urban((row) => industryOf(row) < "0900"),
      urban(lawyers) - 0.03,
    )
    const owner = TITLES.indexOf("Owner") + 1
    assert.isAbove(
      share(
        (row) => titles[row] === owner,
        (row) => employees[row] === 1,
      ),
      0.6,
    )
    assert.strictEqual(
      count((row) => titles[row] === owner && (employees[row] ?? 0) > 5),
      0,
    )
    const isRich = (row: number): boolean => (sales[row] ?? 0) >= 5
    assert.isAbove(
      share(isRich, (row) => (employees[row] ?? 0) >= 5),
      5 * share(isRich, (row) => employees[row] === 1),
    )
    assert.strictEqual(
      count((row) => column("HOMEBASED")[row] === 1 && (employees[row] ?? 0) > 1),
      0,
    )
  })

  it("have no number on the do-not-call list, and new ones a filing date of their year", () => {
    assert.strictEqual(
      count((row) => column("PHONE")[row] === PHONE.doNotCall),
      0,
    )
    const filed = all.filter((row) => (column("FILINGDATE")[row] ?? 0) > 0)
    assert.isAbove(filed.length, 500)
    for (const row of filed)
      assert.strictEqual(Math.floor((column("FILINGDATE")[row] ?? 0) / 10_000), column("YEARFOUNDED")[row])
  })
})
