import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"
import { importDistricts } from "../src/districts/importDistricts.ts"
import { Geography } from "../src/lookup/Geography.ts"
import { alabamaDistrict } from "../../../scripts/geography/alabamaDistrict.ts"
import { districtShapes } from "../../../scripts/geography/districtShapes.ts"
import { zipDistricts } from "../../../scripts/geography/zipDistricts.ts"
import { temporaryFile, temporaryFolder } from "./temporary.ts"

layer(Geography.layer)("The congressional districts", (it) => {
  it.effect("are the 435 of the House and that of DC's delegate, each with ZIP Codes", () =>
    Effect.gen(function* () {
      const { congress, districts, states, zipsOfDistrict } = yield* Geography
      const all = states.flatMap(({ code }) => districts(code))
      assert.strictEqual(all.length, 436)
      assert.strictEqual(all.filter((district) => zipsOfDistrict(district).length > 0).length, 436)
      assert.deepInclude(congress, { vintage: "119th Congress", approximate: true })
    }),
  )

  it.effect("are numbered from 01 in states of several, and 00 where there is one", () =>
    Effect.gen(function* () {
      const { districts, states } = yield* Geography
      for (const { code } of states) {
        const own = districts(code)
        const numbered = own.map((_, at) => `${code}${String(at + 1).padStart(2, "0")}`)
        assert.deepStrictEqual(own, own.length === 1 ? [`${code}00`] : numbered)
      }
      const sizes = ["CA", "TX", "FL", "NY", "IL", "MT", "AK", "DC"].map((state) => districts(state).length)
      assert.deepStrictEqual(sizes, [52, 38, 28, 26, 17, 2, 1, 1])
      assert.deepStrictEqual(districts("PR"), [])
    }),
  )

  it.effect("hold every ZIP Code of the states and DC, in one of its own state", () =>
    Effect.gen(function* () {
      const { districtsOfZip, zips } = yield* Geography
      const odd = zips.filter(({ zip, state }) => {
        const districts = districtsOfZip(zip)
        return districts.length !== 1 || districts[0]?.slice(0, 2) !== state
      })
      assert.deepStrictEqual(
        odd.map(({ zip }) => zip),
        ["96960", "96970"],
      )
    }),
  )

  it.effect("are those of places that lie deep within them", () =>
    Effect.gen(function* () {
      const { districtsOfZip } = yield* Geography
      const of = (zip: string) => districtsOfZip(zip).join()
      assert.deepStrictEqual(["60618", "94110", "36104", "99501", "20001", "59718"].map(of), [
        "IL05",
        "CA11",
        "AL02",
        "AK00",
        "DC00",
        "MT01",
      ])
    }),
  )
})

describe("A ZIP Code's district", () => {
  const square = (district: string, west: number) => {
    const [east, south, north] = [west + 1, 0, 1]
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ] as const
    return { district, parts: [[ring]] }
  }
  const zip = (name: string, state: string, longitude: number) => ({
    zip: name,
    city: "X",
    state,
    countyFips: null,
    latitude: 0.5,
    longitude,
    hasArea: true,
  })
  const shapes = new Map([
    ["IL", [square("IL01", 0), square("IL02", 1)]],
    ["AK", [square("AK00", 7)]],
  ])

  it("is the one around its point, the nearest when none is, and the only one of a small state", () => {
    const { nearest, zipsOfDistrict } = zipDistricts(shapes, [
      zip("60001", "IL", 0.5),
      zip("60002", "IL", 1.5),
      zip("60003", "IL", 2.4),
      zip("60004", "IL", -9),
      zip("99501", "AK", 100),
      zip("96960", "MH", 0.5),
    ])
    assert.deepStrictEqual(
      [...zipsOfDistrict],
      [
        ["IL01", ["60001", "60004"]],
        ["IL02", ["60002", "60003"]],
        ["AK00", ["99501"]],
      ],
    )
    assert.strictEqual(nearest, 2)
  })

  it.effect("is looked up in outlines by state, whose own numbers are right where their ids are not", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const ring = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ]
      const feature = (CD118: string, id: string, type: string, coordinates: unknown) => ({
        type: "Feature",
        geometry: { type, coordinates },
        properties: { name: "District", id, CD118 },
      })
      const write = (name: string, features: ReadonlyArray<unknown>) =>
        Effect.promise(() =>
          writeFile(join(folder, name), JSON.stringify({ type: "FeatureCollection", features })),
        )
      yield* write("ncHigh.json", [
        feature("11", "3702", "Polygon", [ring]),
        feature("14", "3702", "MultiPolygon", [[ring], [ring]]),
      ])
      yield* write("ncLow.json", [])
      yield* write("dcHigh.json", [feature("98", "1198", "Polygon", [ring])])
      const found = districtShapes(folder)
      assert.deepStrictEqual(
        found.get("NC")?.map(({ district, parts }) => [district, parts.length]),
        [
          ["NC11", 1],
          ["NC14", 2],
        ],
      )
      assert.deepStrictEqual(
        found.get("DC")?.map(({ district }) => district),
        ["DC00"],
      )
      assert.strictEqual(found.size, 2)
    }).pipe(Effect.scoped),
  )

  it("goes by county in Alabama, by the place of the city in two counties, and by outline in two", () => {
    const of = (countyFips: string, longitude: number, latitude: number) =>
      alabamaDistrict({ ...zip("35004", "AL", longitude), countyFips, latitude })
    assert.deepStrictEqual(
      [
        of("01101", -86.3, 32.4),
        of("01097", -88.1, 30.7),
        of("01097", -88.1, 30.3),
        of("01077", -87.7, 34.8),
      ],
      ["AL02", "AL02", "AL01", "AL04"],
    )
    assert.deepStrictEqual([of("01073", -86.8, 33.5), of("17031", -87.6, 41.9)], [null, null])
  })
})

const imported = (rows: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const file = yield* temporaryFile("zccd.csv", ["state_fips,state_abbr,zcta,cd", ...rows, ""].join("\r\n"))
    return yield* importDistricts(file, ["01001", "36009", "60614", "60615"])
  }).pipe(Effect.scoped)

describe("An import of districts", () => {
  it.effect("takes ZIP Codes of several districts and of several states, and districts at large", () =>
    Effect.gen(function* () {
      const { districts, refused, zipsWithout } = yield* imported([
        "17,IL,60614,7",
        "17,IL,60614,5",
        "01,AL,30165,3",
        "13,GA,30165,14",
        "02,AK,99501,0",
        "11,DC,20001,98",
        "25,MA,1001,1",
      ])
      assert.deepStrictEqual(
        districts.districtsOfZip,
        new Map([
          ["01001", ["MA01"]],
          ["20001", ["DC00"]],
          ["30165", ["AL03", "GA14"]],
          ["60614", ["IL05", "IL07"]],
          ["99501", ["AK00"]],
        ]),
      )
      assert.deepStrictEqual(districts.zipsOfDistrict.get("IL05"), ["60614"])
      assert.deepStrictEqual(refused, [])
      assert.deepStrictEqual(zipsWithout, ["36009", "60615"])
    }),
  )

  it.effect("says by line what it refuses", () =>
    Effect.gen(function* () {
      const { refused } = yield* imported([
        "17,IL,60614,5",
        "17,IL,6061A,5",
        "17,IL,60615,ZZ",
        "17,IL,60615,",
        "17,Ill,60615,5",
        "17,IL,60614,05",
        "17,IL,60615",
      ])
      assert.deepStrictEqual(refused, [
        { line: 3, reason: "'6061A' isn't a 5-digit ZIP Code" },
        { line: 4, reason: "'IL' and 'ZZ' aren't a 2-letter state and a district" },
        { line: 5, reason: "'IL' and '' aren't a 2-letter state and a district" },
        { line: 6, reason: "'Ill' and '5' aren't a 2-letter state and a district" },
        { line: 7, reason: "ZIP Code 60614 is already in district IL05" },
        { line: 8, reason: "has 3 cells, but the first row has 4" },
      ])
    }),
  )

  it.effect("fails as a whole when no row is of use", () =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(imported(["17,IL,60614,ZZ"]))
      assert.include(failure.message, "line 2: 'IL' and 'ZZ' aren't a 2-letter state")
    }),
  )
})
