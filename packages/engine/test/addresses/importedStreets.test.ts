import { assert, layer } from "@effect/vitest"
import { distanceMiles } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import { parseStreetAddress } from "@listwright/domain/geography"
import { Context, Effect, Layer } from "effect"
import { AddressBook } from "../../src/addresses/AddressBook.ts"
import { importUniverse } from "../../src/import/importUniverse.ts"
import { type Cells, peopleCsv, provided } from "../universe/import/providerFiles.ts"
import { zips } from "./vermont.ts"

const home = (street: string, zip: string, [lon, lat]: Point): Cells => ({
  street,
  zip,
  lat: lat.toFixed(7),
  lon: lon.toFixed(7),
})

const CHICAGO: Point = [-87.65, 41.92]
/** A thousand house numbers a mile. */
const north = ([lon, lat]: Point, number: number): Point => [lon, lat + number * 1.45e-5]
const numbers = (count: number, step: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, at) => 100 + step * at)

const wrongWay = (number: number): Point => (number === 130 ? [-87.65, 38.92] : north(CHICAGO, number))
const dateLine = (number: number): Point => {
  const east = 179.9 + (number - 100) * 0.005
  return [east > 180 ? east - 360 : east, 51.95]
}

const PEOPLE: ReadonlyArray<Cells> = [
  ...numbers(30, 2).map((number) => home(`${number} Wrong Way`, "60614", wrongWay(number))),
  // Three of the ten people of a house are elsewhere in the ZIP Code.
  ...numbers(10, 2).map((number) => home(`${number} Tower Rd`, "60614", north(CHICAGO, number))),
  ...Array.from({ length: 9 }, (_, at) =>
    home(`104 Tower Rd Apt ${at + 1}`, "60614", at < 3 ? [-87.65, 41.95] : north(CHICAGO, 104)),
  ),
  ...numbers(12, 2).map((number, at) =>
    home(`${number} Nobody Knows St`, "60614", north([CHICAGO[0], 41.9 + (at % 2) * 0.03], number)),
  ),
  ...numbers(20, 2).map((number) => home(`${number} Date Line Rd`, "99546", dateLine(number))),
  ...["N", "S"].flatMap((side) =>
    numbers(10, 2).map((number) => home(`${number} ${side} Main St`, "60614", north(CHICAGO, number))),
  ),
  ...numbers(10, 2).map((number) => home(`${500 + number} S Main St`, "60614", north(CHICAGO, 500 + number))),
]

const make = Effect.gen(function* () {
  const files = yield* provided({ "people.csv": peopleCsv(...PEOPLE) })
  const { manifest } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
  const open = yield* Effect.promise(() => new AddressBook(files.universe, manifest, zips).settled())
  if (open === null) return yield* Effect.die(new Error("there are no streets"))
  return open.finder
})

class Finder extends Context.Service<Finder, Effect.Success<typeof make>>()("test/ImportedStreets") {
  static readonly layer = Layer.effect(Finder, make)
}

const find = (zip: string, line: string, isExact = false) =>
  Effect.map(Finder, (finder) => {
    const read = parseStreetAddress(line)
    return read === null ? [] : finder.find({ ...read, zips: [zip], isExact })
  })

/** Miles from where a house is answered to where it is; the level where it is not answered as a house. */
const off = (zip: string, line: string, truth: Point) =>
  Effect.map(find(zip, line), ([found]) =>
    found?.level === "address" ? distanceMiles([found.longitude, found.latitude], truth) : found?.level,
  )

layer(Finder.layer, { timeout: 120_000, excludeTestServices: true })("The streets of an import", (it) => {
  it.effect("are where their houses are, although one of them has a wrong geocode", () =>
    Effect.gen(function* () {
      for (const number of numbers(30, 2)) {
        const miles = yield* off("60614", `${number} Wrong Way`, north(CHICAGO, number))
        assert.isBelow(Number(miles), 0.05, String(number))
      }
      const [street] = yield* find("60614", "Wrong Way")
      assert.deepInclude(street, { level: "street", longitude: -87.65, latitude: 41.922 })
    }),
  )

  it.effect("are not moved by some people of a house whose geocode is wrong", () =>
    Effect.gen(function* () {
      for (const number of numbers(10, 2))
        assert.isBelow(Number(yield* off("60614", `${number} Tower Rd`, north(CHICAGO, number))), 0.05)
    }),
  )

  it.effect("are no more than their ZIP Code where their houses disagree", () =>
    Effect.gen(function* () {
      for (const line of ["100 Nobody Knows St", "Nobody Knows St"])
        assert.deepStrictEqual(yield* find("60614", line), [
          { zip: "60614", street: "NOBODY KNOWS ST", level: "zip" },
        ])
    }),
  )

  it.effect("lead over 180 degrees, east and west of it", () =>
    Effect.gen(function* () {
      for (const number of [100, 101, 118, 119, 120, 121, 122, 124, 138]) {
        const miles = yield* off("99546", `${number} Date Line Rd`, dateLine(number))
        assert.isBelow(Number(miles), 0.3, String(number))
      }
      const [street] = yield* find("99546", "Date Line Rd")
      assert.isAbove(street?.level === "street" ? Math.abs(street.longitude) : 0, 179.9)
    }),
  )

  it.effect(
    "are several where a ZIP Code has two that may be meant, and one where only one has the number",
    () =>
      Effect.gen(function* () {
        const streets = (line: string, isExact = false) =>
          Effect.map(find("60614", line, isExact), (found) =>
            found.map(({ level, street }) => [street, level]),
          )
        assert.deepStrictEqual(yield* streets("110 Main St"), [
          ["MAIN ST|N", "address"],
          ["MAIN ST|S", "address"],
        ])
        assert.deepStrictEqual(yield* streets("610 Main St"), [["MAIN ST|S", "address"]])
        assert.deepStrictEqual(yield* streets("Main St"), [
          ["MAIN ST|N", "street"],
          ["MAIN ST|S", "street"],
        ])
        assert.deepStrictEqual(yield* streets("110 Main St", true), [])
      }),
  )
})
