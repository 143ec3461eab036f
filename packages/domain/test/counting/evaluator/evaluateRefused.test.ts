import {
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
} from "../../../src/definition/canonicalDefinition.ts"
import { Option, Result } from "effect"
import { describe, expect, it } from "vitest"
import { evaluate } from "../../../src/counting/evaluator/evaluate.ts"
import type { SelectionRefusal } from "../../../src/counting/evaluator/SelectionRefusal.ts"
import { suggestions } from "../../../src/counting/widening/suggestions.ts"
import { noSuppressions } from "../../../src/counting/evaluator/Universe.ts"
import { waterfall } from "../../../src/counting/evaluator/waterfall.ts"
import { selectionRefusalText } from "../../../src/counting/Notices.ts"
import type { Area } from "../../../src/definition/Area.ts"
import { LocationFileHash } from "../../../src/definition/LocationFile.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import {
  asked,
  closestArea,
  columns,
  nation,
  person,
  radiusArea,
  savedArea,
  universeOf,
} from "./exampleUniverse.ts"

const saved = (listType: number, areas: ReadonlyArray<Area>) => ({
  definition: canonicalDefinition({ ...emptyDefinition(listType), areas }),
  suppressed: noSuppressions,
})

const locationsArea = (digit: string, locations: number): Area => ({
  kind: "locations",
  name: "stores.csv",
  file: LocationFileHash.make(digit.repeat(64)),
  locations,
  sameState: false,
  excluded: false,
})

const universe = {
  ...universeOf(person(1), person(2)),
  columns: [...Object.values(columns), { ...columns.age, column: "HEIGHT", min: "10", max: "90" }],
  savedCounts: new Map([
    ["a", saved(10, [savedArea("b")])],
    ["b", saved(10, [nation, { ...savedArea("c"), excluded: true }])],
    ["c", saved(10, [savedArea("b")])],
    ["business", saved(20, [nation])],
    ["broken", saved(10, [savedArea("gone")])],
  ]),
  locationFiles: new Map([
    ["a".repeat(64), [{ longitude: 0, latitude: 0, miles: 1, state: "IL", name: "" }]],
  ]),
}

const audience = (...criteria: ReadonlyArray<Criterion>): Partial<CanonicalDefinition> => ({
  areas: [nation],
  audience: { unit: "individuals", criteria },
})
const values = (column: string, value: string): Criterion => ({ kind: "values", column, values: [value] })
const range = (column: string, from: string, to: string): Criterion => ({
  kind: "ranges",
  column,
  ranges: [{ from, to }],
})
const industries = (column: string, added: string, ...omitted: ReadonlyArray<string>): Criterion => ({
  kind: "industries",
  column,
  added: [added],
  omitted,
})

const cases: ReadonlyArray<readonly [string, Partial<CanonicalDefinition>, SelectionRefusal]> = [
  ["there is no column COLOR", audience(values("COLOR", "red")), { _tag: "ColumnUnknown", column: "COLOR" }],
  [
    "GENDER has no value 'X'",
    audience(values("GENDER", "X")),
    { _tag: "ValueUnknown", column: "GENDER", value: "X" },
  ],
  [
    "INTERESTS has no value ''",
    audience(values("INTERESTS", "")),
    { _tag: "ValueUnknown", column: "INTERESTS", value: "" },
  ],
  [
    "GENDER can't be selected by ranges",
    audience(range("GENDER", "F", "M")),
    { _tag: "CriterionMisplaced", column: "GENDER", kind: "ranges" },
  ],
  [
    "INTERESTS can't be selected by industries",
    audience(industries("INTERESTS", "58")),
    { _tag: "CriterionMisplaced", column: "INTERESTS", kind: "industries" },
  ],
  [
    "AGE can't be selected by industries",
    audience(industries("AGE", "58")),
    { _tag: "CriterionMisplaced", column: "AGE", kind: "industries" },
  ],
  [
    "SIC can't be selected by ranges",
    audience(range("SIC", "58", "59")),
    { _tag: "CriterionMisplaced", column: "SIC", kind: "ranges" },
  ],
  [
    "SIC has no value '77'",
    audience(industries("SIC", "58", "77")),
    { _tag: "ValueUnknown", column: "SIC", value: "77" },
  ],
  [
    "SIC has no value 'Z'",
    audience(industries("SIC", "Z")),
    { _tag: "ValueUnknown", column: "SIC", value: "Z" },
  ],
  [
    "SIC has no value '5899'",
    audience(values("SIC", "5899")),
    { _tag: "ValueUnknown", column: "SIC", value: "5899" },
  ],
  [
    "AGE needs a number, not 'old'",
    audience(range("AGE", "25", "old")),
    { _tag: "BoundUnreadable", column: "AGE", inputType: "number", bound: "old" },
  ],
  [
    "AGE needs a number, not ''",
    audience(values("AGE", "")),
    { _tag: "BoundUnreadable", column: "AGE", inputType: "number", bound: "" },
  ],
  [
    "SIZE needs a number, not '-1'",
    audience(values("SIZE", "-1")),
    { _tag: "BoundUnreadable", column: "SIZE", inputType: "single", bound: "-1" },
  ],
  [
    "BORN needs a day as YYYYMMDD, not '19801301'",
    audience(range("BORN", "19801301", "19801401")),
    { _tag: "BoundUnreadable", column: "BORN", inputType: "date", bound: "19801301" },
  ],
  [
    "BUILT needs a year as YYYY, not '1850'",
    audience(range("BUILT", "1850", "1900")),
    { _tag: "BoundUnreadable", column: "BUILT", inputType: "year", bound: "1850" },
  ],
  [
    "MONTH needs a month as MM, not '9'",
    audience(range("MONTH", "9", "12")),
    { _tag: "BoundUnreadable", column: "MONTH", inputType: "month", bound: "9" },
  ],
  [
    "MOVED needs a month as MMYYYY, not '202012'",
    audience(range("MOVED", "202012", "012021")),
    { _tag: "BoundUnreadable", column: "MOVED", inputType: "monthYear", bound: "202012" },
  ],
  [
    "LASTNAME needs letters or digits, not '-'",
    audience(range("LASTNAME", "A", "-")),
    { _tag: "BoundUnreadable", column: "LASTNAME", inputType: "string", bound: "-" },
  ],
  [
    "AGE: 44 comes after 25",
    audience(range("AGE", "44", "25")),
    { _tag: "RangeReversed", column: "AGE", from: "44", to: "25" },
  ],
  [
    "MOVED: 012021 comes after 122020",
    audience(range("MOVED", "012021", "122020")),
    { _tag: "RangeReversed", column: "MOVED", from: "012021", to: "122020" },
  ],
  [
    "LASTNAME: N comes after m",
    audience(range("LASTNAME", "N", "m")),
    { _tag: "RangeReversed", column: "LASTNAME", from: "N", to: "m" },
  ],
  [
    "HEIGHT must be from 10 to 90, not '9'",
    audience(range("HEIGHT", "9", "20")),
    { _tag: "BoundOutside", column: "HEIGHT", bound: "9", min: "10", max: "90" },
  ],
  [
    "HEIGHT must be from 10 to 90, not '91'",
    audience(values("HEIGHT", "91")),
    { _tag: "BoundOutside", column: "HEIGHT", bound: "91", min: "10", max: "90" },
  ],
  [
    "HEIGHT must be a whole number, not '20.5'",
    audience(range("HEIGHT", "20.5", "30")),
    { _tag: "BoundNotWhole", column: "HEIGHT", bound: "20.5" },
  ],
  [
    "GENDER accepts only one value",
    audience(values("GENDER", "F"), values("GENDER", "M")),
    { _tag: "OneValueOnly", column: "GENDER" },
  ],
  [
    "there is no state ZZ",
    { areas: [nation, { kind: "state", state: "ZZ", excluded: true }] },
    { _tag: "StateUnknown", state: "ZZ" },
  ],
  [
    "there is no state ZZ",
    { areas: [radiusArea(1, { withinState: "ZZ" })] },
    { _tag: "StateUnknown", state: "ZZ" },
  ],
  [
    "there is no state ZZ",
    { areas: [{ kind: "city", state: "ZZ", city: "Chicago", excluded: false }] },
    { _tag: "StateUnknown", state: "ZZ" },
  ],
  [
    "there is no county 99999",
    { areas: [{ kind: "county", county: "99999", excluded: false }] },
    { _tag: "CountyUnknown", county: "99999" },
  ],
  [
    "there is no SCF 000",
    { areas: [{ kind: "scf", scf: "000", excluded: false }] },
    { _tag: "ScfUnknown", scf: "000" },
  ],
  [
    "there is no city Chicagoo in IL",
    { areas: [{ kind: "city", state: "IL", city: "  chicagoo ", excluded: false }] },
    { _tag: "CityUnknown", state: "IL", city: "Chicagoo" },
  ],
  [
    "there is no metro area 99999",
    { areas: [{ kind: "metroArea", metroArea: "99999", excluded: true }] },
    { _tag: "MetroAreaUnknown", metroArea: "99999" },
  ],
  [
    "there is no congressional district IL99",
    { areas: [{ kind: "congressionalDistrict", district: "IL99", excluded: false }] },
    { _tag: "DistrictUnknown", district: "IL99" },
  ],
  [
    "the nearest records can't be excluded",
    { areas: [nation, { ...closestArea(1), excluded: true }] },
    { _tag: "ClosestExcluded" },
  ],
  [
    "there is no saved count gone",
    { areas: [savedArea("gone")] },
    { _tag: "SavedCountUnknown", savedCount: "gone" },
  ],
  [
    "there is no saved count gone",
    { areas: [savedArea("broken")] },
    { _tag: "SavedCountUnknown", savedCount: "gone" },
  ],
  [
    "the saved count business is of list type 20",
    { areas: [savedArea("business")] },
    { _tag: "SavedCountOfOtherSource", savedCount: "business", listType: 20 },
  ],
  [
    "there is no file of locations 'stores.csv'; upload it again, or remove it from the areas",
    { areas: [locationsArea("f", 1)] },
    { _tag: "LocationFileUnknown", name: "stores.csv" },
  ],
  [
    "there is no file of locations 'stores.csv'; upload it again, or remove it from the areas",
    { areas: [locationsArea("a", 3)] },
    { _tag: "LocationFileUnknown", name: "stores.csv" },
  ],
  [
    "a saved count selects itself: a, b, c, b",
    { areas: [savedArea("a")] },
    { _tag: "SavedCountsCircular", savedCounts: ["a", "b", "c", "b"] },
  ],
  [
    "no targeting option is selected",
    { areas: [nation], occupant: { targets: [], routes: ["poBoxes"], contactNames: false } },
    { _tag: "OccupantOptionMissing", option: "targets" },
  ],
  [
    "no route option is selected",
    { areas: [nation], occupant: { targets: ["homes"], routes: [], contactNames: false } },
    { _tag: "OccupantOptionMissing", option: "routes" },
  ],
]

describe("a definition that has no exact answer", () => {
  it.each(cases)("is refused: %s", (text, changes, refused) => {
    const definition = asked(changes)
    const refusals = [
      Result.getFailure(evaluate(universe, definition, noSuppressions)),
      Result.getFailure(waterfall(universe, definition, noSuppressions)),
      Result.getFailure(suggestions(universe, definition, noSuppressions)),
    ]
    expect(refusals).toEqual(Array.from(refusals, () => Option.some(refused)))
    expect(selectionRefusalText(refused)).toBe(text)
  })

  it("includes tables too long to read, which only engines refuse", () => {
    expect(selectionRefusalText({ _tag: "TableTooLarge", rows: "AGE", columns: "BORN", most: 20_000 })).toBe(
      "AGE by BORN would have more than 20,000 cells",
    )
  })

  it("includes breakdowns too long to read, which only engines refuse", () => {
    expect(
      selectionRefusalText({ _tag: "ColumnTooWide", column: "WEALTH", values: 2 ** 31, most: 250_000 }),
    ).toBe(
      "WEALTH can have 2,147,483,648 values, but a breakdown shows at most 250,000; count ranges instead",
    )
  })

  it("is not one whose bounds are the column's own, or from and to are the same beginning", () => {
    for (const criterion of [
      range("HEIGHT", "10", "90"),
      range("AGE", "0", "999"),
      range("LASTNAME", "Miller", "M"),
    ])
      expect(Result.isSuccess(evaluate(universe, asked(audience(criterion)), noSuppressions))).toBe(true)
  })
})
