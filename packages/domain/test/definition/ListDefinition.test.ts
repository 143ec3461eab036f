import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Area } from "../../src/definition/Area.ts"
import { areaKey } from "../../src/definition/areaKey.ts"
import { Criterion } from "../../src/definition/Audience.ts"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { ListDefinition, MAX_AREAS } from "../../src/definition/ListDefinition.ts"

const written = Schema.encodeSync(ListDefinition)(emptyDefinition(10))

/** Returns the reason why a value can't be read; null if it can be. */
const refusal =
  <A, I>(schema: Schema.Codec<A, I>) =>
  (value: unknown): string | null => {
    const read = Schema.decodeUnknownResult(schema)(value)
    return Result.isSuccess(read) ? null : read.failure.message
  }

const areaRefusal = refusal(Area)
const criterionRefusal = refusal(Criterion)
const definitionRefusal = refusal(ListDefinition)

const excluded = false
const center = { name: "Home", longitude: -87.63, latitude: 41.88 }
const radius = { kind: "radius", ...center, miles: 20, withinState: null, granularity: "standard", excluded }
const closest = { kind: "closest", ...center, quantity: 5000, excluded }
const triangle = [
  [0, 0],
  [1, 0],
  [0, 1.5],
]
const polygon = { kind: "polygon", name: "", points: triangle, granularity: "carrierRoute", excluded }
const zip = (at: number) => ({ kind: "zip", zip: `${10_000 + at}`, excluded })

describe("an area", () => {
  it.each([
    [{ kind: "zip", zip: "60614", excluded }, "zip:60614"],
    [{ kind: "zip4", zip4: "606141234", excluded }, "zip4:606141234"],
    [{ kind: "carrierRoute", carrierRoute: "60614C001", excluded }, "carrierRoute:60614C001"],
    [{ kind: "scf", scf: "606", excluded }, "scf:606"],
    [{ kind: "city", state: "IL", city: "Chicago", excluded }, "city:IL:Chicago"],
    [{ kind: "city", state: "NY", city: "  new   york ", excluded }, "city:NY:New York"],
    [{ kind: "city", state: "NC", city: "WINSTON-SALEM", excluded }, "city:NC:Winston-Salem"],
    [{ kind: "city", state: "IL", city: "McHenry", excluded }, "city:IL:McHenry"],
    [{ kind: "city", state: "WI", city: "Fond  du Lac", excluded }, "city:WI:Fond du Lac"],
    [{ kind: "county", county: "17031", excluded }, "county:17031"],
    [{ kind: "metroArea", metroArea: "16980", excluded }, "metroArea:16980"],
    [{ kind: "congressionalDistrict", district: "IL05", excluded }, "congressionalDistrict:IL05"],
    [{ kind: "state", state: "IL", excluded }, "state:IL"],
    [{ kind: "nation", excluded }, "nation:1"],
    [{ kind: "postalCode", postalCode: "M5V2T6", excluded }, "postalCode:M5V2T6"],
    [{ kind: "postalCode", postalCode: "M5V", excluded }, "postalCode:M5V"],
    [radius, "radius:-87.63:41.88:20"],
    [{ ...radius, withinState: "IL", granularity: "zip" }, "radius:-87.63:41.88:20:IL:zip"],
    [closest, "closest:-87.63:41.88:5000"],
    [polygon, "polygon:0:0|1:0|0:1.5:carrierRoute"],
    [{ kind: "savedCount", savedCount: "0198-a", excluded }, "savedCount:0198-a"],
  ])("is read, and named by its key: %o", (given, key) => {
    expect(areaKey(Schema.decodeUnknownSync(Area)(given))).toBe(key)
  })

  it.each([
    [{ kind: "zip", zip: "6061", excluded }, "must be a ZIP Code of 5 digits"],
    [{ kind: "zip4", zip4: "60614-1234", excluded }, "must be a ZIP+4 of 9 digits"],
    [{ kind: "carrierRoute", carrierRoute: "60614A001", excluded }, "like 60614C001"],
    [{ kind: "scf", scf: "60", excluded }, "must be an SCF of 3 digits"],
    [{ kind: "city", state: "Il", city: "Chicago", excluded }, "must be a state of two capital letters"],
    [{ kind: "city", state: "IL", city: "  ", excluded }, "of at most 60 characters"],
    [{ kind: "city", state: "IL", city: "x".repeat(61), excluded }, "of at most 60 characters"],
    [{ kind: "city", state: "IL", city: "", excluded }, "of at most 60 characters"],
    [{ kind: "county", county: "1703", excluded }, "must be a county of 5 digits"],
    [{ kind: "metroArea", metroArea: "Chicago", excluded }, "must be a metro area of 5 digits"],
    [{ kind: "congressionalDistrict", district: "IL5", excluded }, "like IL05"],
    [{ kind: "state", state: "Illinois", excluded }, "must be a state of two capital letters"],
    [{ kind: "postalCode", postalCode: "M5V 2T6", excluded }, "must be a postal code"],
    [{ kind: "postalCode", postalCode: "M5V2", excluded }, "must be a postal code"],
    [{ ...radius, name: "x".repeat(201) }, "must be a name of at most 200 characters"],
    [{ ...radius, longitude: 180.01 }, "must be a longitude from -180 to 180 degrees"],
    [{ ...radius, latitude: -90.01 }, "must be a latitude from -90 to 90 degrees"],
    [{ ...radius, miles: 0 }, "must be a radius above 0 miles"],
    [{ ...radius, miles: -1 }, "must be a radius above 0 miles"],
    [{ ...radius, miles: 200.01 }, "must be a radius of at most 200 miles"],
    [{ ...radius, withinState: "il" }, "must be a state of two capital letters"],
    [{ ...closest, quantity: 0 }, "must be a quantity of 1 or more"],
    [{ ...closest, quantity: 1.5 }, "integer"],
    [{ ...polygon, points: triangle.slice(1) }, "must have at least 3 points"],
    [{ ...polygon, points: Array.from({ length: 501 }, () => [0, 0]) }, "must have at most 500 points"],
    [{ ...polygon, points: [...triangle, [181, 0]] }, "must be a longitude"],
    [{ kind: "savedCount", savedCount: "a b", excluded }, "must be the id of a saved count"],
    [{ kind: "savedCount", savedCount: "x".repeat(65), excluded }, "must be the id of a saved count"],
  ])("is refused with a reason: %o", (given, reason) => {
    expect(areaRefusal(given)).toContain(reason)
  })

  it.each([
    [{ kind: "city", state: "IL", city: "x".repeat(60), excluded }],
    [{ ...radius, name: "x".repeat(200), longitude: -180, latitude: 90, miles: 200, withinState: "IL" }],
    [{ ...radius, miles: 0.01 }],
    [{ ...closest, quantity: 1 }],
    [{ ...closest, quantity: 100_000_000 }],
    [{ ...polygon, points: Array.from({ length: 500 }, () => [0, 0]) }],
    [{ kind: "savedCount", savedCount: "x".repeat(64), excluded }],
  ])("may reach its bounds: %#", (given) => {
    expect(areaRefusal(given)).toBeNull()
  })

  it("is excluded or not, and always says so", () => {
    expect(areaRefusal({ kind: "nation" })).toContain("excluded")
  })
})

describe("a criterion", () => {
  it.each([
    [{ kind: "values", column: "AGE", values: [] }, "AGE"],
    [{ kind: "ranges", column: "AGE", ranges: [] }, "AGE"],
    [{ kind: "values", column: "age", values: ["1"] }, "must be a column name"],
    [{ kind: "industries", column: "SIC", added: [], omitted: [] }, "must add or omit an industry"],
    [{ kind: "industries", column: "SIC", added: ["5"], omitted: [] }, "must be an industry code"],
    [{ kind: "industries", column: "SIC", added: [], omitted: ["581200001"] }, "must be an industry code"],
    [{ kind: "industries", column: "SIC", added: ["GG"], omitted: [] }, "must be an industry code"],
  ])("is refused: %o", (given, reason) => {
    const refused = criterionRefusal(given)
    expect(refused).not.toBeNull()
    if (reason !== "AGE") expect(refused).toContain(reason)
  })

  it.each([
    [{ kind: "industries", column: "SIC", added: ["G", "58", "58120000"], omitted: [] }],
    [{ kind: "industries", column: "SIC", added: [], omitted: ["5812"] }],
    [{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] }],
  ])("is read: %o", (given) => {
    expect(criterionRefusal(given)).toBeNull()
  })
})

describe("a definition", () => {
  it("refuses a version that it does not know", () => {
    expect(definitionRefusal({ ...written, version: 2 })).toContain("version")
  })

  it(`takes ${MAX_AREAS} areas and no more, and says so`, () => {
    const areas = Array.from({ length: MAX_AREAS }, (_, at) => zip(at))
    expect(definitionRefusal({ ...written, areas })).toBeNull()
    expect(definitionRefusal({ ...written, areas: [...areas, zip(MAX_AREAS)] })).toContain(
      "must hold at most 2000 areas",
    )
  })

  it("says which of its areas is wrong", () => {
    const areas = [zip(0), { ...radius, miles: 300 }]
    expect(definitionRefusal({ ...written, areas })).toMatch(
      /at most 200 miles[^]*\["areas"\]\[1\]\["miles"\]/,
    )
  })
})
