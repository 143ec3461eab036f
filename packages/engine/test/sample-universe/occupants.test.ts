import { assert, describe, it } from "@effect/vitest"
import { consumerUniverse } from "../../src/sample-universe/consumerUniverse.ts"
import { demoNameLists } from "../../src/sample-universe/sampleUniverses.ts"
import { occupantUniverse } from "../../src/sample-universe/occupants/occupantUniverse.ts"
import type { Rows } from "../../src/format/rows/Rows.ts"
import { ADDRESS_KINDS, BUSINESS_ADDRESS_KINDS, PHONE } from "../../src/format/rows/rowColumns.ts"

const SEED = 7
const PEOPLE = 40_000
const YES = 1
const rowsOf = (universe: typeof consumerUniverse): Rows => {
  const places = universe.layOut(SEED, PEOPLE, ["RI"])
  return universe.fill(SEED, places, demoNameLists(universe)).rows
}
const reading = (rows: Rows) => ({
  all: [...Array(rows.length).keys()],
  at: (name: string, row: number): number => rows.column(name)[row] ?? 0,
  text: (row: number, ...names: ReadonlyArray<string>): string =>
    names.map((name) => rows.column(name)[row]).join(" "),
})
const addresses = reading(rowsOf(occupantUniverse))
const people = reading(rowsOf(consumerUniverse))
const ADDRESS = ["ZIP", "ADDRESS_KIND", "NUMBER", "STREET_AT", "SUFFIX_AT", "UNIT"]
const ROUTE = ["ZIP", "ROUTE"]
const share = (holds: (row: number) => boolean): number =>
  addresses.all.filter(holds).length / addresses.all.length
const isNamed = (row: number): boolean => addresses.at("NAMED", row) === 1
const isBusiness = (row: number): boolean =>
  new Set<number>(BUSINESS_ADDRESS_KINDS).has(addresses.at("ADDRESS_KIND", row))
const households = Map.groupBy(people.all, (row) => people.text(row, "ZIP", "HOUSEHOLD"))

describe("The addresses of the demo", () => {
  it("are each there once, businesses among them", () => {
    assert.strictEqual(addresses.all.length, Math.round(PEOPLE * 0.68))
    assert.strictEqual(
      new Set(addresses.all.map((row) => addresses.text(row, ...ADDRESS))).size,
      addresses.all.length,
    )
    assert.approximately(share(isBusiness), 0.1, 0.04)
    assert.isAbove(
      share((row) => addresses.at("ADDRESS_KIND", row) === ADDRESS_KINDS.flat),
      0.05,
    )
  })

  it("name the people who live there in the universe of consumers, with their phones", () => {
    const living = Map.groupBy(people.all, (row) => people.text(row, ...ADDRESS))
    for (const row of addresses.all.filter(isNamed)) {
      const here = living.get(addresses.text(row, ...ADDRESS)) ?? []
      const name = addresses.text(row, "FIRST_AT", "LAST_AT")
      const phone = addresses.text(row, "PHONE_PREFIX", "PHONE_LINE")
      assert.isTrue(
        here.some(
          (one) =>
            people.text(one, "FIRST_AT", "LAST_AT") === name &&
            (addresses.at("PHONE", row) === PHONE.none ||
              people.text(one, "PHONE_PREFIX", "PHONE_LINE") === phone),
        ),
        name,
      )
    }
    assert.approximately(share(isNamed), 0.69, 0.04)
    assert.approximately(
      share((row) => addresses.at("PHONE", row) !== PHONE.none),
      0.05,
      0.02,
    )
    assert.isFalse(addresses.all.some((row) => isBusiness(row) && isNamed(row)))
  })

  it("tell of a carrier route what is true of the consumers along it", () => {
    const delivered = new Set(addresses.all.map((row) => addresses.text(row, ...ADDRESS)))
    const told = new Map(addresses.all.map((row) => [addresses.text(row, ...ROUTE), row]))
    const routes = Map.groupBy(households.values(), ([row = 0]) => people.text(row, ...ROUTE))
    let seen = 0
    for (const [route, along] of routes) {
      const row = told.get(route)
      const isWhole = along.every(([first = 0]) => delivered.has(people.text(first, ...ADDRESS)))
      if (row === undefined || !isWhole) continue
      if (along.length < 5) {
        assert.strictEqual(addresses.at("MEDIANAGE", row), 0, "too few to say anything of")
        continue
      }
      const ages = along
        .flat()
        .map((one) => people.at("AGE", one))
        .filter((age) => age > 0)
        .toSorted((a, b) => a - b)
      const withChildren = along.filter(([first = 0]) => people.at("CHILDREN", first) === YES).length
      assert.strictEqual(addresses.at("MEDIANAGE", row), ages[(ages.length - 1) >> 1], route)
      assert.strictEqual(
        addresses.at("PHWC", row),
        Math.max(1, Math.round((100 * withChildren) / along.length)),
        route,
      )
      seen++
    }
    assert.isAbove(seen, 100)
  })
})
