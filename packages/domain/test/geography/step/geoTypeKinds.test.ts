import { describe, expect, it } from "vitest"
import { addValidAreas } from "../../../src/geography/AreasUpdate.ts"
import { defaultAreaChoiceRules } from "../../../src/geography/AreaChoiceRules.ts"
import { geoTypes } from "../../../src/definition/GeoType.ts"
import { acceptsExclusions } from "../../../src/geography/chooseAreas.ts"
import { excludeAreas } from "../../../src/geography/excludeAreas.ts"
import { areaStatus } from "../../../src/geography/chooseAreas.ts"
import { inferGeoType } from "../../../src/geography/step/inferGeoType.ts"
import { geoTypeKinds } from "../../../src/geography/step/geoTypeKinds.ts"
import { noZipEnteredNotice } from "../../../src/geography/Notices.ts"
import { ALL_AREAS_ENABLED, sourceAreaKinds } from "../../../src/geography/step/sourceAreaKinds.ts"
import { exampleOf, excluded, holding, ofSource, textsOf, zip } from "../areaExamples.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const mixed = { ...defaultAreaChoiceRules, mixing: "moreArea" } as const
const allOf = (codes: string): ReadonlyArray<string> => codes.split(" ")
const CODES_OF_ZIP_PAGE = allOf("zip zip4 carrierRoute postalCode")
const byZip = { ...exampleOf.radius, granularity: "zip" } as const
const MIXED = allOf(
  "zip zip4 carrierRoute scf city county metroArea congressionalDistrict state postalCode radius locations polygon",
)

describe("a geography type [ob4-area-method]", () => {
  it.each([
    [1, ["nation"]],
    [2, ["state"]],
    [3, ["county"]],
    [4, ["city"]],
    [5, CODES_OF_ZIP_PAGE],
    [6, CODES_OF_ZIP_PAGE],
    [7, ["radius", "locations"]],
    [8, ["scf"]],
    [9, CODES_OF_ZIP_PAGE],
    [10, ["metroArea"]],
    [11, ["radius", "locations"]],
    [12, ["closest"]],
    [13, ["polygon"]],
    [14, ["radius", "locations"]],
    [15, ["closest"]],
    [16, ["radius", "locations"]],
    [17, ["radius", "locations"]],
    [18, CODES_OF_ZIP_PAGE],
    [20, ["nation"]],
    [22, ["congressionalDistrict"]],
    [23, MIXED],
    [24, ["savedCount", "combination"]],
  ])("%i holds %j", (code, kinds) => {
    const geoType = geoTypes.decode(code)
    expect(geoType === undefined ? [] : geoTypeKinds(geoType)).toEqual(kinds)
  })

  it.each([
    ["zip", 5],
    ["zip4", 5],
    ["carrierRoute", 5],
    ["postalCode", 5],
    ["scf", 8],
    ["city", 4],
    ["county", 3],
    ["metroArea", 10],
    ["congressionalDistrict", 22],
    ["state", 2],
    ["nation", 20],
    ["radius", 7],
    ["locations", 16],
    ["closest", 12],
    ["polygon", 13],
    ["savedCount", 24],
    ["combination", 24],
  ] as const)("of a list of one %s is %i", (kind, code) => {
    const foreign = kind === "county" ? "city" : "county"
    expect(geoTypes.encode(inferGeoType([exampleOf[kind]], foreign))).toBe(code)
  })

  it.each([
    ["of several kinds is multiGeo", [exampleOf.zip, exampleOf.county], undefined, "multiGeo"],
    ["of codes of the ZIP page is zip", [exampleOf.zip, exampleOf.zip4], undefined, "zip"],
    ["of a list of nothing is zip", [], undefined, "zip"],
    ["of a list of nothing is that of the method", [], "polygon", "polygon"],
    ["of exclusions alone is that of the method", [excluded(exampleOf.county)], "city", "city"],
    ["does not look at exclusions", [exampleOf.county, excluded(exampleOf.zip)], undefined, "county"],
    [
      "counts an excluded radius",
      [exampleOf.radius, excluded({ ...exampleOf.radius, miles: 1 })],
      undefined,
      "multiRadiusAroundAddress",
    ],
    ["is that of the method where the areas belong to it", [exampleOf.zip], "zipMap", "zipMap"],
    ["is multiGeo on more area with one kind too", [exampleOf.county], "multiGeo", "multiGeo"],
    ["is not multiGeo with what does not mix", [exampleOf.closest], "multiGeo", "closest"],
    ["is its own where the areas do not belong to the method", [exampleOf.county], "zip", "county"],
    ["goes back with one address", [exampleOf.radius], "multiRadiusAroundAddress", "radius"],
    ["of one quantity search is 12", [exampleOf.closest], "multiClosest", "closest"],
    [
      "of two quantity searches is 15",
      [exampleOf.closest, { ...exampleOf.closest, quantity: 1 }],
      "closest",
      "multiClosest",
    ],
    ["of one radius is 7 in the order model too", [exampleOf.radius], "multiRadius", "radius"],
    ["of a file of one location is 7", [{ ...exampleOf.locations, locations: 1 }], "radius", "radius"],
    [
      "of a file of locations and an address is 16",
      [exampleOf.radius, exampleOf.locations],
      "radius",
      "multiRadiusAroundAddress",
    ],
    ["around ZIP Codes stays", [exampleOf.radius], "zipRadius", "zipRadius"],
    ["of one radius made of ZIP Codes is 11", [byZip], undefined, "zipRadius"],
    ["of one radius made of ZIP Codes is not that of the radius tab", [byZip], "radius", "zipRadius"],
    [
      "of one radius made of ZIP Codes is 17 of the overview screens",
      [byZip],
      "multiZipRadius",
      "multiZipRadius",
    ],
    ["of two radii is 16", [byZip, { ...byZip, miles: 1 }], undefined, "multiRadiusAroundAddress"],
  ] as const)("%s", (_, areas, method, geoType) => {
    expect(inferGeoType(areas, method)).toBe(geoType)
  })
})

describe("choosing areas", () => {
  it("mixes kinds on more area alone", () => {
    const before = holding(exampleOf.county)
    expect(addValidAreas(before, [exampleOf.zip], null, mixed).definition.areas).toEqual([
      exampleOf.county,
      exampleOf.zip,
    ])
    expect(addValidAreas(before, [exampleOf.zip], null).definition.areas).toEqual([exampleOf.zip])
  })

  it.each(["nation", "closest", "savedCount", "combination"] as const)("never mixes a %s", (kind) => {
    const alone = exampleOf[kind]
    expect(addValidAreas(holding(exampleOf.county), [alone], null, mixed).definition.areas).toEqual([alone])
    expect(addValidAreas(holding(alone), [exampleOf.county], null, mixed).removed).toEqual([alone])
  })

  it.each([110, 120])("of list type %i replaces the one area there is", (listType) => {
    const chosen = addValidAreas(ofSource(listType, zip("60614")), [zip("60615")], null, mixed)
    expect(chosen.definition.areas).toEqual([zip("60615")])
    expect(chosen.removed).toEqual([zip("60614")])
    expect(chosen.warnings).toEqual([])
  })

  it("of a source that takes one area keeps the last of several and says so", () => {
    const chosen = addValidAreas(ofSource(110), [zip("60614"), zip("60615"), zip("60616")], null)
    expect(chosen.added).toEqual([zip("60616")])
    expect(chosen.definition.areas).toEqual([zip("60616")])
    expect(textsOf(chosen.warnings)).toEqual([
      "This list accepts one area at a time, so only the last one was added (skipped: 2).",
    ])
  })

  it("says next to it what was wrong with the codes", () => {
    const chosen = addValidAreas(ofSource(110), [zip("60614"), zip("60615")], noZipEnteredNotice)
    expect(textsOf(chosen.warnings)).toEqual([
      TEXTS.noZipEntered,
      "This list accepts one area at a time, so only the last one was added (skipped: 1).",
    ])
  })

  it("takes two saved counts even of a source that takes one area", () => {
    const other = { ...exampleOf.savedCount, savedCount: "c2" }
    const chosen = addValidAreas(ofSource(110, exampleOf.savedCount), [other], null)
    expect(chosen.definition.areas).toHaveLength(2)
  })

  it("leaves exclusions of any kind where no chosen area makes way, and takes them along where one does", () => {
    const exclusion = excluded(exampleOf.zip)
    const county = { ...exampleOf.county, county: "17043" }
    expect(addValidAreas(holding(exclusion), [county], null).definition.areas).toEqual([exclusion, county])
    const beside = addValidAreas(holding(exampleOf.county, exclusion), [county], null)
    expect(beside.definition.areas).toEqual([exampleOf.county, exclusion, county])
    expect(beside.removed).toEqual([])
    const switched = addValidAreas(holding(exampleOf.county, exclusion), [exampleOf.city], null)
    expect(switched.definition.areas).toEqual([exampleOf.city])
    expect(switched.removed).toEqual([exampleOf.county, exclusion])
  })

  it("turns an excluded area into a chosen one", () => {
    const chosen = addValidAreas(holding(excluded(exampleOf.zip)), [exampleOf.zip], null)
    expect(chosen).toMatchObject({ definition: { areas: [exampleOf.zip] }, removed: [] })
  })
})

describe("excluding areas", () => {
  const county = exampleOf.county
  const zips = [zip("60614"), zip("60615")]

  it("lets nothing make way, whatever their kind", () => {
    const outcome = excludeAreas(holding(county), zips)
    expect(outcome.definition.areas).toEqual([county, ...zips.map(excluded)])
    expect(outcome).toMatchObject({ added: zips.map(excluded), removed: [], warnings: [], isUsedUp: true })
  })

  it("turns a chosen area into an exclusion in its place", () => {
    const outcome = excludeAreas(holding(county, exampleOf.zip), [county])
    expect(outcome.definition.areas).toEqual([excluded(county), exampleOf.zip])
    expect(outcome.added).toEqual([excluded(county)])
  })

  it.each([110, 120])(
    "is refused by list type %i, which takes one area: nothing would be left",
    (listType) => {
      const before = ofSource(listType, county)
      const outcome = excludeAreas(before, zips)
      expect(acceptsExclusions(listType)).toBe(false)
      expect(outcome).toMatchObject({ definition: before, added: [], removed: [], isUsedUp: false })
      expect(textsOf(outcome.warnings)).toEqual([
        "This list accepts one area at a time, so excluding an area would leave nothing. Nothing was changed.",
      ])
      expect(acceptsExclusions(10)).toBe(true)
    },
  )

  it("is refused where a list would have more than 2,000 areas", () => {
    const full = holding(...Array.from({ length: 2_000 }, (_, n) => zip(String(10_000 + n))))
    const outcome = excludeAreas(full, [county])
    expect(outcome.definition).toBe(full)
    expect(textsOf(outcome.warnings)[0]).toContain("this would bring it to 2,001")
    expect(excludeAreas(full, [zip("10000")]).added).toHaveLength(1)
  })
})

describe("what a list does with an area", () => {
  it("is to choose it, to exclude it, or nothing", () => {
    const { areas } = holding(zip("60614"), excluded(zip("60615")))
    expect(areaStatus(areas, zip("60614"))).toBe("chosen")
    expect(areaStatus(areas, zip("60615"))).toBe("excluded")
    expect(areaStatus(areas, zip("60616"))).toBeNull()
  })
})

describe("the kinds of areas of a source [ob5-paste-types]", () => {
  it.each([
    [
      10,
      [...MIXED.filter((kind) => kind !== "postalCode"), "nation", "closest", "savedCount", "combination"],
    ],
    [30, [...MIXED.filter((kind) => kind !== "postalCode"), "nation", "savedCount", "combination"]],
    [50, allOf("zip carrierRoute scf city county state radius locations polygon")],
    [130, allOf("zip zip4 carrierRoute scf city county state radius locations polygon")],
    [100, allOf("city state postalCode")],
    [
      190,
      [
        ...MIXED.filter((kind) => kind !== "postalCode" && kind !== "carrierRoute"),
        "nation",
        "closest",
        "savedCount",
        "combination",
      ],
    ],
    [220, []],
  ])("%i are %j", (listType, kinds) => {
    expect(sourceAreaKinds(listType, ALL_AREAS_ENABLED)).toEqual(kinds)
  })
})
