import { readFsas, readProvinces } from "@listwright/geography"
import { assert, describe, it } from "@effect/vitest"
import { generateCanadianHomes } from "../../src/sample-universe/canada/generateCanadianHomes.ts"
import { readCanadianNames, LANGUAGE } from "../../src/sample-universe/canada/readCanadianNames.ts"
import { canadianUniverse } from "../../src/sample-universe/canada/canadianUniverse.ts"
import { demoNameLists } from "../../src/sample-universe/sampleUniverses.ts"
import { ADDRESS_KINDS, HOUSEHOLD_FIRST } from "../../src/format/rows/rowColumns.ts"
import { ZIP_NUMBERS } from "../../src/format/rows/zipNumbers.ts"

const SEED = 7
const names = demoNameLists(canadianUniverse)
const places = canadianUniverse.layOut(SEED, 200_000, [])
const { households, rows } = canadianUniverse.fill(SEED, places, names)
const { plus4Text, zipText } = ZIP_NUMBERS.CA
const column = (name: string) => rows.column(name)
const at = (name: string, row: number): number => column(name)[row] ?? 0
const all = [...Array(rows.length).keys()]
const share = (holds: (row: number) => boolean, of: (row: number) => boolean): number =>
  all.filter((row) => of(row) && holds(row)).length / all.filter(of).length
const placeOf = new Map(places.map((place) => [ZIP_NUMBERS.CA.zipNumber(place.zip), place]))
const provinceOf = (row: number): string => placeOf.get(at("ZIP", row))?.state ?? ""
const isIn = (province: string) => (row: number) => provinceOf(row) === province
const isFrench = (row: number): boolean => at("LANGUAGE", row) === LANGUAGE.french
const streetOf = (row: number): string =>
  `${names.streets[at("STREET_AT", row)]} ${names.suffixes[at("SUFFIX_AT", row)]}`.trim()
const columns = canadianUniverse.columns(names).map((stored) => stored.column)

describe("The Canadians of the demo", () => {
  it("are one for ten consumers, a row an adult, in the order of postal codes and keys", () => {
    assert.strictEqual(rows.length, 20_000)
    const byHousehold = Map.groupBy(all, (row) => `${at("ZIP", row)} ${at("HOUSEHOLD", row)}`)
    assert.strictEqual(byHousehold.size, households)
    for (const own of byHousehold.values()) {
      assert.deepStrictEqual(
        own.map((row) => (at("HOUSEHOLD_FIRST", row) & HOUSEHOLD_FIRST.any) !== 0),
        own.map((_, place) => place === 0),
      )
      for (const name of ["LANGUAGE", "INCOME", "ZIP4", "NUMBER", "UNIT", "OWNERRENTER"])
        assert.strictEqual(new Set(own.map((row) => at(name, row))).size, 1, name)
    }
    const inOrder = (row: number): boolean =>
      row === 0 ||
      at("ZIP", row - 1) < at("ZIP", row) ||
      at("HOUSEHOLD", row - 1) < at("HOUSEHOLD", row) ||
      at("KEY_HIGH", row - 1) <= at("KEY_HIGH", row)
    assert.deepStrictEqual(
      all.filter((row) => at("ROW_ID", row) !== row || !inOrder(row)),
      [],
    )
    assert.strictEqual(
      new Set(all.map((row) => `${at("KEY_HIGH", row)} ${at("KEY_LOW", row)}`)).size,
      rows.length,
    )
  })

  it("live in all provinces as the census counts them, and in every forward sortation area", () => {
    const people = readProvinces().reduce((sum, { population }) => sum + population, 0)
    for (const { code, population } of readProvinces())
      assert.approximately(
        share(isIn(code), () => true),
        population / people,
        0.001,
        code,
      )
    assert.deepStrictEqual(
      [...new Set(all.map((row) => zipText(at("ZIP", row))))],
      readFsas().map(({ fsa }) => fsa),
    )
  })

  it("have postal codes that are well-formed, one for a side of a street, M5V 2T6 among them", () => {
    const codes = new Map<string, Set<string>>()
    for (const row of all) {
      const zip = at("ZIP", row)
      assert.strictEqual(Math.floor(at("ZIP4", row) / 10_000), zip)
      const code = `${zipText(zip)} ${plus4Text(at("ZIP4", row) % 10_000)}`
      assert.match(code, /^[A-Z]\d[A-Z] [1-9][ABCEGHJ-NPRSTV-Z][1-9]$/)
      const side = `${streetOf(row)} ${Math.floor(at("NUMBER", row) / 100)} ${at("NUMBER", row) % 2}`
      codes.set(code, (codes.get(code) ?? new Set()).add(side))
    }
    assert.isTrue(codes.has("M5V 2T6"))
    for (const [code, sides] of codes) assert.strictEqual(sides.size, 1, code)
  })

  it("have no postal code twice in a forward sortation area as large as the largest of a hundred million consumers", () => {
    const large = canadianUniverse.layOut(SEED, 100_000_000, []).toSorted((a, b) => b.people - a.people)[0]
    assert.isDefined(large)
    assert.isAbove(large.people, 15_000)
    const next = generateCanadianHomes(SEED, large, readCanadianNames())
    const runs: Array<number> = []
    const kinds = new Set<number>()
    for (let home = 0; home < large.people / 1.6; home++) {
      const { kind, route, zip4 } = next()
      if (runs.at(-1) !== zip4) runs.push(zip4)
      kinds.add(kind)
      assert.strictEqual(route, 0)
    }
    assert.isAbove(runs.length, 500)
    assert.strictEqual(new Set(runs).size, runs.length)
    assert.sameMembers([...kinds], [ADDRESS_KINDS.house, ADDRESS_KINDS.flat])
  })

  it("speak French in Quebec for the most part, and bear the names of their language", () => {
    assert.isAbove(share(isFrench, isIn("QC")), 0.7)
    assert.isBelow(share(isFrench, isIn("QC")), 0.85)
    assert.approximately(share(isFrench, isIn("NB")), 0.3, 0.12)
    assert.isBelow(share(isFrench, isIn("BC")), 0.03)
    const isCalled = (name: string) => (row: number) => names.first[at("FIRST_AT", row)] === name
    const speaks = (language: number) => (row: number) => at("LANGUAGE", row) === language
    assert.isAbove(share(isCalled("Sylvie"), isFrench), 0.004)
    assert.strictEqual(share(isCalled("Sylvie"), speaks(LANGUAGE.english)), 0)
    const isTremblay = (row: number): boolean => names.last[at("LAST_AT", row)] === "Tremblay"
    assert.isAbove(share(isTremblay, isFrench), 10 * share(isTremblay, speaks(LANGUAGE.english)))
    for (const row of all)
      assert.strictEqual(
        names.lastTexts[at("LASTNAME", row) - 1],
        names.lastTexts[(names.lastCodes[at("LAST_AT", row)] ?? 0) - 1],
      )
  })

  it("live on Rue and Boul in Quebec, on St and Ave elsewhere", () => {
    for (const row of all)
      assert.strictEqual(
        /^(?:Rue|Av|Boul|Ch|Place|Allée|Crois|Montée) /.test(streetOf(row)),
        provinceOf(row) === "QC",
        streetOf(row),
      )
    assert.isAbove(new Set(all.filter(isIn("QC")).map(streetOf)).size, 300)
  })

  it("have phones of their region's area codes", () => {
    const codesIn = (first: string) => [
      ...new Set(
        all
          .filter((row) => at("PHONE_PREFIX", row) > 0 && zipText(at("ZIP", row)).startsWith(first))
          .map((row) => Math.floor(at("PHONE_PREFIX", row) / 1_000)),
      ),
    ]
    assert.sameMembers(codesIn("M"), [416, 437, 647])
    assert.sameMembers(codesIn("H7"), [450, 579])
    assert.sameMembers(codesIn("X"), [867])
    for (const { fsa } of readFsas())
      assert.isDefined(names.areaCodes.get(fsa.slice(0, 2)) ?? names.areaCodes.get(fsa.slice(0, 1)), fsa)
  })

  it("are known by nothing that nobody should be chosen by, and earn and own in Canadian dollars", () => {
    const held = columns.map((one) => one.column)
    assert.notMatch(held.join(" "), /ETHNIC|RELIGION|HEALTH|CREDIT/)
    for (const name of ["INCOME", "HOMEVALUE"])
      assert.include(columns.find((one) => one.column === name)?.description, "Canadian dollars")
    const earns = (least: number) => (row: number) => at("INCOME", row) >= least
    assert.approximately(
      share(earns(7), () => true),
      0.47,
      0.06,
      "most grown-ups live on some 95,000",
    )
    const isDear = (row: number): boolean => at("HOMEVALUE", row) >= 8
    const owns = (row: number): boolean => at("HOMEVALUE", row) > 0
    assert.isAbove(
      share(isDear, (row) => owns(row) && provinceOf(row) === "BC"),
      2 * share(isDear, (row) => owns(row) && provinceOf(row) === "NB"),
    )
  })
})
