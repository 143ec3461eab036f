import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Geography } from "../src/lookup/Geography.ts"
import { importMetroAreas } from "../src/metro/importMetroAreas.ts"
import { readCounties } from "../src/tables/readGeography.ts"
import { temporaryFile } from "./temporary.ts"

layer(Geography.layer)("The 100 largest metro areas", (it) => {
  it.effect("consist of counties that exist, each in one of them at most", () =>
    Effect.gen(function* () {
      const { counties, delineation, metroAreas } = yield* Geography
      const known = new Set(counties.map(({ fips }) => fips))
      const all = metroAreas.flatMap((area) => area.counties)
      assert.strictEqual(metroAreas.length, 100)
      assert.strictEqual(new Set(metroAreas.map(({ code }) => code)).size, 100)
      assert.deepStrictEqual(
        all.filter((county) => !known.has(county)),
        [],
      )
      assert.strictEqual(new Set(all).size, all.length)
      assert.strictEqual(delineation.vintage, "July 2023")
    }),
  )

  it.effect("lie in the states that their names end with, and in no other", () =>
    Effect.gen(function* () {
      const { counties, metroAreas } = yield* Geography
      const stateOf = new Map(counties.map(({ fips, state }) => [fips, state]))
      for (const { name, counties: own } of metroAreas) {
        const named = new Set((name.split(", ").at(-1) ?? "").split("-"))
        assert.deepStrictEqual(new Set(own.map((county) => stateOf.get(county))), named, name)
      }
    }),
  )

  it.effect(
    "hold the counties of Chicago, New York's in two states, and cities of Virginia beside counties",
    () =>
      Effect.gen(function* () {
        const { countiesOfMetroArea, metroAreas } = yield* Geography
        assert.strictEqual(
          countiesOfMetroArea("16980")?.join(" "),
          "17031 17037 17043 17063 17089 17093 17097 17111 17197 18073 18089 18111 18127",
        )
        assert.strictEqual(countiesOfMetroArea("35620")?.length, 22)
        assert.includeMembers([...(countiesOfMetroArea("47900") ?? [])], ["11001", "51059", "51600", "54037"])
        assert.isUndefined(countiesOfMetroArea("99999"))
        assert.strictEqual(metroAreas[0]?.name, "Akron, OH")
      }),
  )

  it.effect("are made of Connecticut's counties, in place of its planning regions", () =>
    Effect.gen(function* () {
      const { countiesOfMetroArea } = yield* Geography
      assert.deepStrictEqual(countiesOfMetroArea("25540"), ["09003", "09007", "09013"])
      assert.deepStrictEqual(countiesOfMetroArea("14860"), ["09001"])
      assert.deepStrictEqual(countiesOfMetroArea("35300"), ["09009"])
    }),
  )
})

const HEAD =
  "cbsacode,cbsatitle,metropolitanmicropolitanstatis,countycountyequivalent,fipsstatecode,fipscountycode"
const METRO = "Metropolitan Statistical Area"
const MICRO = "Micropolitan Statistical Area"
const imported = (rows: ReadonlyArray<string>, kinds?: "metropolitan" | "metropolitanAndMicropolitan") =>
  Effect.gen(function* () {
    const file = yield* temporaryFile("cbsa.csv", [HEAD, ...rows, ""].join("\n"))
    return yield* importMetroAreas(file, readCounties(), kinds)
  }).pipe(Effect.scoped)

const CHICAGO = [
  `16980,"Chicago-Naperville-Elgin, IL-IN",${METRO},Will County,17,197`,
  `16980,"Chicago-Naperville-Elgin, IL-IN",${METRO},Cook County,17,031`,
]
const QUINCY = `39500,"Quincy, IL-MO",${MICRO},Adams County,17,001`

describe("An import of metro areas", () => {
  it.effect("takes metropolitan areas, and those around towns when asked", () =>
    Effect.gen(function* () {
      const { metroAreas, refused } = yield* imported([...CHICAGO, QUINCY])
      assert.deepStrictEqual(metroAreas, [
        { code: "16980", name: "Chicago-Naperville-Elgin, IL-IN", counties: ["17031", "17197"] },
      ])
      assert.deepStrictEqual(refused, [])
      const both = yield* imported([...CHICAGO, QUINCY], "metropolitanAndMicropolitan")
      assert.deepStrictEqual(
        both.metroAreas.map(({ code }) => code),
        ["16980", "39500"],
      )
    }),
  )

  it.effect("says by line what it refuses", () =>
    Effect.gen(function* () {
      const { metroAreas, refused } = yield* imported([
        ...CHICAGO,
        `1698,Chicago,${METRO},Lake County,17,097`,
        `16980,"Chicago-Naperville-Elgin, IL-IN",Village,Lake County,17,097`,
        `16980,"Chicago-Naperville-Elgin, IL-IN",${METRO},Lake County,17,`,
        `16980,Chicago,${METRO},Lake County,17,097`,
        `33340,"Milwaukee-Waukesha, WI",${METRO},Cook County,17,31`,
        `16980,,${METRO},Lake County,17,097`,
        "16980",
      ])
      assert.deepStrictEqual(
        metroAreas.map(({ counties }) => counties),
        [["17031", "17197"]],
      )
      assert.deepStrictEqual(refused, [
        { line: 4, reason: "'1698' isn't a 5-digit metro area code" },
        { line: 5, reason: `'Village' is neither ${METRO} nor ${MICRO}` },
        { line: 6, reason: "'17' isn't a county code (2 digits for the state and 3 for the county)" },
        {
          line: 7,
          reason:
            "metro area 16980 was called 'Chicago-Naperville-Elgin, IL-IN' before and is now called 'Chicago'",
        },
        { line: 8, reason: "county 17031 is already in metro area 16980" },
        { line: 9, reason: "'' isn't the name of a metro area" },
        { line: 10, reason: "has 1 cells, but the first row has 6" },
      ])
    }),
  )

  it.effect(
    "puts counties for planning regions, and tells of areas and counties that are not known here",
    () =>
      Effect.gen(function* () {
        const result = yield* imported([
          `14860,"Bridgeport-Stamford-Danbury, CT",${METRO},Greater Bridgeport Planning Region,9,120`,
          `14860,"Bridgeport-Stamford-Danbury, CT",${METRO},Western Connecticut Planning Region,9,190`,
          `47930,"Waterbury-Shelton, CT",${METRO},Naugatuck Valley Planning Region,09,140`,
          `41980,"San Juan-Bayamón-Caguas, PR",${METRO},Yabucoa Municipio,72,151`,
          `11260,"Anchorage, AK",${METRO},Anchorage Municipality,02,020`,
          `11260,"Anchorage, AK",${METRO},Chugach Census Area,02,063`,
        ])
        assert.deepStrictEqual(
          result.metroAreas.map(({ code, counties }) => [code, ...counties]),
          [
            ["11260", "02020", "02063"],
            ["14860", "09001"],
          ],
        )
        assert.deepStrictEqual(result.withoutCounties, ["47930", "41980"])
        assert.deepStrictEqual(result.unknownCounties, ["02063"])
        assert.deepStrictEqual(result.refused, [])
      }),
  )

  it.effect("fails as a whole, with the first reason, when no row is of use", () =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(imported([`x,Chicago,${METRO},Cook County,17,031`]))
      assert.include(failure.message, "line 2: 'x' isn't a 5-digit metro area code")
      const empty = yield* Effect.flip(imported([]))
      assert.include(empty.message, "it has no rows")
      const missing = yield* Effect.flip(importMetroAreas("/nowhere/cbsa.csv", []))
      assert.include(missing.message, "Couldn't import /nowhere/cbsa.csv: it cannot be read")
    }),
  )
})
