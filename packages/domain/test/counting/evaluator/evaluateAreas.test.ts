import fc from "fast-check"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { selectionRefusalText } from "../../../src/counting/Notices.ts"
import { evaluate } from "../../../src/counting/evaluator/evaluate.ts"
import { distanceMiles } from "../../../src/counting/evaluator/geometry.ts"
import { unlocatedRecordsText } from "../../../src/counting/questions/UnlocatedRecords.ts"
import type { Area } from "../../../src/definition/Area.ts"
import { LocationFileHash } from "../../../src/definition/LocationFile.ts"
import { CarrierRoute, Zip4 } from "../../../src/shared/Zip.ts"
import {
  answer,
  asked,
  closestArea,
  nation,
  person,
  placeOfZip,
  polygonArea,
  radiusArea,
  savedArea,
  stateArea,
  universeOf,
  whom,
  zipArea,
} from "./exampleUniverse.ts"
import { plainArea, universe as drawnUniverse } from "./arbitraryUniverse.ts"
import { noSuppressions, withoutDoNotSell } from "../../../src/counting/evaluator/Universe.ts"

const excluded = false
const toronto = {
  zip: null,
  plus4: null,
  route: null,
  postalCode: "M5V2T6",
  city: "Toronto",
  county: null,
  state: "ON",
  point: null,
}
const aurora = { city: "Aurora", county: "17043", zip: "60502", point: [-0.3, 0] as const }

const everybody = universeOf(
  person(1),
  person(2, { plus4: "0002", route: "R002", point: [0.1, 0] }),
  person(3, { zip: "60602", point: [0.1, 0.1] }),
  person(4, { zip: "46320", ...placeOfZip["46320"], point: [0.2, 0.1] }),
  person(5, { ...aurora, zip: "46999" }),
  person(6, { ...aurora, ...placeOfZip["46320"], city: "Aurora", zip: "46320", point: [0, 0.3] }),
  person(7, toronto),
  person(8, { ...toronto, postalCode: "M5V1A1", state: "QC" }),
)

const only = (...areas: ReadonlyArray<Area>) => whom(everybody, asked({ areas }))

describe("an area", () => {
  it.each<[string, Area, ReadonlyArray<number>]>([
    ["a ZIP Code", zipArea("60601"), [1, 2]],
    ["a ZIP Code without records", zipArea("99999"), []],
    ["a ZIP+4", { kind: "zip4", zip4: Zip4.make("606010002"), excluded }, [2]],
    [
      "a carrier route",
      { kind: "carrierRoute", carrierRoute: CarrierRoute.make("60601C001"), excluded },
      [1],
    ],
    ["an SCF", { kind: "scf", scf: "606", excluded }, [1, 2, 3]],
    ["a city", { kind: "city", state: "IL", city: "Aurora", excluded }, [5]],
    ["a city of that name in another state", { kind: "city", state: "IN", city: "Aurora", excluded }, [6]],
    ["a county", { kind: "county", county: "17031", excluded }, [1, 2, 3]],
    ["a metro area", { kind: "metroArea", metroArea: "16980", excluded }, [1, 2, 3, 4, 6]],
    ["a district", { kind: "congressionalDistrict", district: "IL05", excluded }, [1, 2]],
    ["a district beside it", { kind: "congressionalDistrict", district: "IL07", excluded }, [1, 2, 3]],
    ["a state", stateArea("IN"), [4, 6]],
    ["the nation", nation, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])("holds the records of %s", (_, area, keys) => {
    expect(only(area)).toEqual([keys])
  })
})

describe("a universe of the United States", () => {
  it.each([
    ["M5V2T6", "there is no postal code M5V 2T6 in the United States; use ZIP Codes, like 60614"],
    ["M5V", "there is no postal code M5V in the United States; use ZIP Codes, like 60614"],
  ])(
    "refuses the postal code %s by name, chosen or excluded, and says what to name instead",
    (postalCode, text) => {
      for (const excluded of [false, true]) {
        const definition = asked({ areas: [nation, { kind: "postalCode", postalCode, excluded }] })
        const refused = { _tag: "PostalCodeUnknown", postalCode } as const
        expect(evaluate(everybody, definition, noSuppressions)).toEqual(Result.fail(refused))
        expect(selectionRefusalText(refused)).toBe(text)
      }
    },
  )
})

describe("a universe of Canadians", () => {
  const canada = {
    ...universeOf(
      person(1, { ...toronto, point: [0, 0] }),
      person(2, { ...toronto, postalCode: "M5V1A1", point: [0.1, 0] }),
      person(3, { ...toronto, postalCode: "M5V", point: [0.1, 0] }),
      person(4, { ...toronto, postalCode: "H2X1Y4", city: "Montréal", state: "QC", point: [5, 0] }),
    ),
  }
  const here = {
    ...canada,
    gazetteer: {
      ...canada.gazetteer,
      places: {
        country: "CA" as const,
        states: new Set(["ON", "QC"]),
        counties: new Set<string>(),
        scfs: new Set<string>(),
        cities: new Set(["ON toronto", "QC montréal"]),
      },
      countiesOfMetroArea: new Map(),
      districtsOfZip: new Map(),
      centers: {
        zip: new Map([["M5V", [0.05, 0] as const]]),
        zip4: new Map([
          ["M5V2T6", [0, 0] as const],
          ["M5V1A1", [0.1, 0] as const],
        ]),
        carrierRoute: new Map(),
      },
    },
  }
  const of = (area: Area) => whom(here, asked({ areas: [area] }))
  const around = (granularity: "zip" | "zip4" | "carrierRoute") => of(radiusArea(5, { granularity }))

  it("is selected by postal codes, their first halves, cities and provinces", () => {
    expect(of({ kind: "postalCode", postalCode: "M5V2T6", excluded })).toEqual([[1]])
    expect(of({ kind: "postalCode", postalCode: "M5V", excluded })).toEqual([[1, 2, 3]])
    expect(of({ kind: "city", state: "QC", city: "MONTRÉAL", excluded })).toEqual([[4]])
    expect(of(stateArea("ON"))).toEqual([[1, 2, 3]])
    expect(of(nation)).toEqual([[1, 2, 3, 4]])
  })

  it("has shapes of its first halves and postal codes in the place of ZIP Codes and ZIP+4s, and no carrier routes", () => {
    expect(around("zip")).toEqual([[1, 2, 3]])
    expect(around("zip4")).toEqual([[1]])
    expect(around("carrierRoute")).toEqual([[]])
  })

  it.each<[string, Area, string]>([
    ["a ZIP Code", zipArea("60601"), "ZipUnknown"],
    ["an excluded ZIP Code", zipArea("60601", true), "ZipUnknown"],
    ["a ZIP+4", { kind: "zip4", zip4: Zip4.make("606010002"), excluded }, "ZipUnknown"],
    [
      "a carrier route",
      { kind: "carrierRoute", carrierRoute: CarrierRoute.make("60601C001"), excluded },
      "ZipUnknown",
    ],
    ["an SCF", { kind: "scf", scf: "606", excluded }, "ScfUnknown"],
    ["a county", { kind: "county", county: "17031", excluded }, "CountyUnknown"],
    ["a metro area", { kind: "metroArea", metroArea: "16980", excluded }, "MetroAreaUnknown"],
    ["a district", { kind: "congressionalDistrict", district: "IL05", excluded }, "DistrictUnknown"],
    ["a state", stateArea("IL"), "StateUnknown"],
    ["a city", { kind: "city", state: "IL", city: "Aurora", excluded }, "StateUnknown"],
    ["a radius within a state", radiusArea(5, { withinState: "IL" }), "StateUnknown"],
  ])("refuses %s of the United States by name", (_, area, tag) => {
    const refused = Result.getFailure(evaluate(here, asked({ areas: [area] }), noSuppressions))
    expect(refused).toMatchObject({ value: { _tag: tag } })
  })

  it("says what to name instead of a ZIP Code", () => {
    expect(selectionRefusalText({ _tag: "ZipUnknown", zip: "60601" })).toBe(
      "there is no ZIP Code 60601 in Canada; use postal codes, like M5V 2T6, or just their first halves",
    )
  })
})

describe("the records of several areas [ob4-first-area]", () => {
  it("belong to the first area that contains them", () => {
    expect(only(zipArea("60602"), stateArea("IL"), zipArea("60601"))).toEqual([[3], [1, 2, 5], []])
  })

  it("lose those of an excluded area, wherever it is in the list", () => {
    expect(only(zipArea("60601", true), nation)).toEqual([[3, 4, 5, 6, 7, 8]])
    expect(only(nation, zipArea("60601", true))).toEqual([[3, 4, 5, 6, 7, 8]])
    expect(only(zipArea("60601"), stateArea("IL", true))).toEqual([[]])
  })

  it("are none where only exclusions are named", () => {
    expect(only(zipArea("60601", true))).toEqual([])
    expect(only()).toEqual([])
  })
})

describe("a radius", () => {
  const toSecond = distanceMiles([0, 0], [0.1, 0])

  it("holds its rim", () => {
    expect(only(radiusArea(toSecond))).toEqual([[1, 2]])
  })

  it("contains nobody beyond its edge", () => {
    expect(only(radiusArea(toSecond - 1e-9))).toEqual([[1]])
  })

  it("may end at a state's line", () => {
    expect(only(radiusArea(100, { withinState: "IL" }))).toEqual([[1, 2, 3, 5]])
    expect(only(radiusArea(100, { withinState: "IN" }))).toEqual([[4, 6]])
  })

  it("takes nobody whose place is unknown", () => {
    expect(only(radiusArea(200))).toEqual([[1, 2, 3, 4, 5, 6]])
  })
})

describe("a shape of whole units", () => {
  const units = universeOf(
    // Far away itself, in a ZIP+4 at (0, 0), a route at (0, 0.1) and a ZIP Code at (0, 0).
    person(1, { point: [50, 50], plus4: "0001", route: "R002" }),
    // Right there, in a ZIP+4 at (0, 0.1) and a route at (0, 0).
    person(2, { plus4: "0002", route: "C001" }),
    // Right there, in a ZIP Code at (0.1, 0).
    person(3, { zip: "60602", plus4: "0001" }),
    // Without any.
    person(4, { zip: null, plus4: null, route: null }),
    person(5, { zip: "60602", plus4: null, route: null }),
  )

  it.each([
    ["standard", [2, 3, 4, 5]],
    ["zip4", [1]],
    ["carrierRoute", [2]],
    ["zip", [1, 2]],
  ] as const)("of granularity %s goes by the center of the unit", (granularity, keys) => {
    expect(whom(units, asked({ areas: [radiusArea(1, { granularity })] }))).toEqual([keys])
    const around = [
      [-0.05, -0.05],
      [0.05, -0.05],
      [0.05, 0.05],
      [-0.05, 0.05],
    ] as const
    expect(whom(units, asked({ areas: [polygonArea(around, granularity)] }))).toEqual([keys])
  })

  it("contains no unit with an unknown place, and counts its records with those without a unit", () => {
    const lost = universeOf(
      person(1),
      person(2, { zip: "60601", plus4: "9999", route: "H009", point: null }),
      person(3, { zip: "99999", plus4: null, route: null, point: null }),
    )
    const missing = (
      [
        ["standard", [1], 2],
        ["zip4", [1], 2],
        ["carrierRoute", [1], 2],
        ["zip", [1, 2], 1],
      ] as const
    ).map(([granularity, keys, records]) => {
      const definition = asked({ areas: [radiusArea(200, { granularity })] })
      expect(whom(lost, definition)).toEqual([keys])
      expect(answer(lost, definition).details.withoutPlace).toEqual([{ granularity, records }])
      return { granularity, records }
    })
    const all = asked({
      areas: missing.map(({ granularity }) =>
        polygonArea(
          [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
          granularity,
        ),
      ),
    })
    expect(answer(lost, all).details.withoutPlace).toEqual(missing)
  })

  it("counts records without a place for the nearest and for excluded shapes, and not where nothing asks for places", () => {
    const lost = universeOf(person(1), person(2, { point: null }))
    const missing = (...areas: ReadonlyArray<Area>) => answer(lost, asked({ areas })).details.withoutPlace
    const one = [{ granularity: "standard", records: 1 }]
    expect(missing(closestArea(1))).toEqual(one)
    expect(missing(nation, radiusArea(1, { excluded: true }))).toEqual(one)
    expect(missing(nation, zipArea("60601"))).toEqual([])
    expect(answer(universeOf(person(1)), asked({ areas: [closestArea(1)] })).details.withoutPlace).toEqual([])
  })

  it("is described in words", () => {
    expect(
      (["standard", "zip4", "carrierRoute", "zip"] as const).map((granularity, at) =>
        unlocatedRecordsText({ granularity, records: 1_204 * at + 1 }),
      ),
    ).toEqual([
      "1 record in this source has no known location, so this kind of shape can't include it.",
      "1,205 records in this source have no ZIP+4 with a known location, so this kind of shape can't include them.",
      "2,409 records in this source have no carrier route with a known location, so this kind of shape can't include them.",
      "3,613 records in this source have no ZIP Code with a known location, so this kind of shape can't include them.",
    ])
  })

  it("may end at a state's line, which cuts a unit", () => {
    const cut = universeOf(person(1), person(2, { state: "IN" }))
    const area = radiusArea(1, { granularity: "zip", withinState: "IL" })
    expect(whom(cut, asked({ areas: [area] }))).toEqual([[1]])
  })
})

describe("the nearest records", () => {
  const row = universeOf(
    person(5, { point: [0.1, 0] }),
    person(4, { point: [-0.1, 0] }),
    person(3, { zip: "60602", point: [0, 0] }),
    person(2, { point: [0.3, 0], phone: "deliverable" }),
    person(1, { point: null }),
  )

  it("are as many as asked for, nearest first, equal distances by person key", () => {
    expect(whom(row, asked({ areas: [closestArea(2)] }))).toEqual([[3, 4]])
    expect(whom(row, asked({ areas: [closestArea(3)] }))).toEqual([[3, 4, 5]])
  })

  it("are all whose place is known where there are not so many", () => {
    expect(whom(row, asked({ areas: [closestArea(10)] }))).toEqual([[3, 4, 5, 2]])
  })

  it("are taken of those that fulfil everything else", () => {
    expect(whom(row, asked({ areas: [closestArea(1)], phoneOption: "onlyWithPhones" }))).toEqual([[2]])
    expect(whom(row, asked({ areas: [closestArea(1), zipArea("60602", true)] }))).toEqual([[4]])
    const listed = withoutDoNotSell(row, new Set([3n, 4n]))
    expect(whom(listed, asked({ areas: [closestArea(1)] }))).toEqual([[5]])
  })

  it("are taken of those in no earlier area, and leave the rest to later ones", () => {
    expect(whom(row, asked({ areas: [zipArea("60602"), closestArea(1), nation] }))).toEqual([
      [3],
      [4],
      [5, 2, 1],
    ])
  })

  it("are single people, also several of one household", () => {
    const one = universeOf(person(1, { household: "a" }), person(2, { household: "a" }))
    expect(whom(one, asked({ areas: [closestArea(2)] }))).toEqual([[1, 2]])
  })

  it("may be asked for around several points, the first taking first", () => {
    expect(whom(row, asked({ areas: [closestArea(2), closestArea(2, [0.3, 0])] }))).toEqual([
      [3, 4],
      [2, 5],
    ])
  })

  it("sum to another total when areas are reordered: what the first takes, the second has to find elsewhere", () => {
    const total = (areas: ReadonlyArray<Area>) => whom(row, asked({ areas })).flat().length
    expect(total([closestArea(1), zipArea("60602")])).toBe(1)
    expect(total([zipArea("60602"), closestArea(1)])).toBe(2)
  })
})

describe("a saved count", () => {
  const off = { mode: "off" } as const
  const file = { mode: "item", items: ["1"] } as const
  const saved = (definition: Parameters<typeof asked>[0], files: ReadonlyArray<bigint> = []) => ({
    definition: asked({
      ...definition,
      suppressions: { orders: off, savedCounts: off, files: files.length === 0 ? off : file },
    }),
    suppressed: { ...noSuppressions, files: new Set(files) },
  })
  const universe = {
    ...everybody,
    savedCounts: new Map([
      ["chicago", saved({ areas: [zipArea("60601"), zipArea("60602")] })],
      ["indiana", saved({ areas: [stateArea("IN")] }, [6n])],
      ["both", saved({ areas: [savedArea("chicago"), savedArea("indiana")] })],
      ["nearest", saved({ areas: [closestArea(2)] })],
    ]),
  }

  it("is the area of everybody whom it selects, with its own suppressions", () => {
    expect(whom(universe, asked({ areas: [savedArea("indiana"), savedArea("chicago")] }))).toEqual([
      [4],
      [1, 2, 3],
    ])
    expect(whom(universe, asked({ areas: [savedArea("nearest")] }))).toEqual([[1, 2]])
  })

  it("holds nobody who is on the do-not-sell list, whose place the next one takes among the nearest", () => {
    const listed = withoutDoNotSell(universe, new Set([2n]))
    expect(whom(listed, asked({ areas: [savedArea("chicago")] }))).toEqual([[1, 3]])
    expect(whom(listed, asked({ areas: [savedArea("nearest")] })).flat()).toEqual(
      whom(listed, asked({ areas: [closestArea(2)] })).flat(),
    )
  })

  it("gives overlaps to the first list", () => {
    expect(whom(universe, asked({ areas: [savedArea("nearest"), savedArea("chicago")] }))).toEqual([
      [1, 2],
      [3],
    ])
  })

  it("is opened once, however many others are made of it", () => {
    const DEPTH = 30
    const levels = Array.from({ length: DEPTH }, (_, at) =>
      ["a", "b"].map((side) => {
        const below = at === 0 ? [zipArea("60601")] : [savedArea(`a${at - 1}`), savedArea(`b${at - 1}`)]
        return [`${side}${at}`, saved({ areas: below })] as const
      }),
    )
    const deep = { ...everybody, savedCounts: new Map(levels.flat()) }
    const plain = whom(everybody, asked({ areas: [zipArea("60601")] }))
    expect(whom(deep, asked({ areas: [savedArea(`a${DEPTH - 1}`)] }))).toEqual(plain)
  })

  it("may be made of saved counts", () => {
    expect(whom(universe, asked({ areas: [savedArea("both")] }))).toEqual([[1, 2, 3, 4]])
  })

  it("may be excluded, and narrowed by whatever else is asked", () => {
    const areas: ReadonlyArray<Area> = [
      stateArea("IL"),
      { kind: "savedCount", savedCount: "chicago", excluded: true },
    ]
    expect(whom(universe, asked({ areas }))).toEqual([[5]])
    expect(whom(universe, asked({ areas: [savedArea("both"), zipArea("46320", true)] }))).toEqual([[1, 2, 3]])
  })
})

const notSaved = plainArea.filter(({ kind }) => kind !== "savedCount")

describe("a file of locations", () => {
  it("holds whoever lies around any of its locations, each in its own state where that is asked", () => {
    fc.assert(
      fc.property(drawnUniverse, notSaved, fc.boolean(), (drawn, other, sameState) => {
        for (const [file, rows] of drawn.locationFiles) {
          const around = {
            kind: "locations",
            name: "stores.csv",
            file: LocationFileHash.make(file),
            locations: rows.length,
            sameState,
            excluded: false,
          } as const
          const radii = rows.map(({ latitude, longitude, miles, state }): Area => ({
            kind: "radius",
            name: "",
            longitude,
            latitude,
            miles,
            withinState: sameState ? state : null,
            granularity: "standard",
            excluded: false,
          }))
          const [first = [], rest = []] = whom(
            drawn,
            asked({ areas: [around, { ...other, excluded: true }] }),
          )
          const each = whom(drawn, asked({ areas: [...radii, { ...other, excluded: true }] }))
          expect(rest).toEqual([])
          expect(new Set(first)).toEqual(new Set(each.flat()))
        }
      }),
    )
  })
})
