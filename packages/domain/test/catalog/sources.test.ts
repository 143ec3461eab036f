import { describe, expect, it } from "vitest"
import type { SourceKind, SourceTraits } from "../../src/catalog/ListType.ts"
import { findListType, sourceTraits } from "../../src/catalog/listTypes.ts"
import { AREA_TABS, type AreaTab } from "../../src/catalog/tabs.ts"
import { defaultPickerState } from "../../src/geography/places/placePicker.ts"

const CONSUMER =
  "quickPicks search demoDemographics audiencePropensities intrestsPurchasing suppression multiCount"
const BUSINESS = "businessType businessQuickPicks quickPicks search demoDemographics suppression multiCount"
const NEW_MOVER = "search demoDemographics suppression multiCount"
const ALL = AREA_TABS.join(" ")
const OCCUPANT = "zip zipRange zipPaste zipSelectMap radius polygon city county state SCFCode"
const ALL_BUT_CLOSEX =
  "zip zipRange zipPaste zipSelectMap radius polygon city county state stateMap stateList metroArea congressionalDistrict SCFCode moreArea totalUSA"
const POSTAL = "zip zip4 carrierRoute"

type Row = readonly [number, string, SourceKind, string, string, string]

const rows: ReadonlyArray<Row> = [
  [10, "CON10", "consumer", ALL, CONSUMER, POSTAL],
  [20, "BUS20", "business", ALL, BUSINESS, POSTAL],
  [30, "NHO30", "newMovers", ALL_BUT_CLOSEX, NEW_MOVER, POSTAL],
  [40, "NMV40", "newMovers", ALL_BUT_CLOSEX, NEW_MOVER, POSTAL],
  [50, "OCC50", "saturation", OCCUPANT, "residentOccupantList", "zip carrierRoute"],
  [60, "NHO60", "newMovers", ALL_BUT_CLOSEX, NEW_MOVER, POSTAL],
  [70, "CON70", "consumer", ALL, CONSUMER, POSTAL],
  [80, "CON80", "consumer", ALL, CONSUMER, POSTAL],
  [90, "BUS90", "business", ALL, BUSINESS, POSTAL],
  [
    100,
    "CAN100",
    "canadianConsumer",
    "zipPaste city state",
    "search demoDemographics suppression",
    "postalCode",
  ],
  [110, "CON110", "consumer", ALL, CONSUMER, POSTAL],
  [120, "BUS120", "business", ALL, BUSINESS, POSTAL],
  [130, "OCC130", "occupant", OCCUPANT, "demoDemographics", POSTAL],
  [140, "OCC140", "residentOccupant", OCCUPANT, "residentOccupantList demoDemographics", POSTAL],
  [150, "CON150", "consumer", ALL, CONSUMER, POSTAL],
  [160, "BUS160", "business", ALL, BUSINESS, POSTAL],
  [170, "BUS170", "business", ALL, BUSINESS, POSTAL],
  [180, "BUS180", "business", ALL, BUSINESS, POSTAL],
  [190, "MOB190", "mobileConsumer", ALL, CONSUMER, "zip zip4"],
  [200, "EML200", "emailCampaign", ALL, CONSUMER, POSTAL],
  [210, "EML210", "emailCampaign", ALL, BUSINESS, POSTAL],
  [250, "CON250", "consumer", ALL, CONSUMER, POSTAL],
  [260, "BUS260", "business", ALL, BUSINESS, POSTAL],
  [270, "CON270", "consumer", ALL, CONSUMER.replace("quickPicks ", ""), POSTAL],
]

describe("the sources, row by row", () => {
  it.each(rows)("%i is %s, %s", (code, shortCode, kind, areaTabs, audienceTabs, pasteTypes) => {
    expect(findListType(code)).toMatchObject({
      shortCode,
      kind,
      areaTabs: areaTabs.split(" "),
      audienceTabs: audienceTabs.split(" "),
      pasteTypes: pasteTypes.split(" "),
    })
  })

  it("start the order of area tabs with ZIP and end it with the whole nation", () => {
    const order: ReadonlyArray<AreaTab> = [
      "zip",
      "zipRange",
      "zipPaste",
      "zipSelectMap",
      "radius",
      "Closex",
      "polygon",
      "city",
      "county",
      "state",
      "stateMap",
      "stateList",
      "metroArea",
      "congressionalDistrict",
      "SCFCode",
      "moreArea",
      "totalUSA",
    ]
    expect(AREA_TABS).toEqual(order)
  })

  it("have nothing for 220, which may be ordered by its code", () => {
    expect(findListType(220)).toBeUndefined()
  })

  it.each<readonly [string, (traits: SourceTraits) => boolean, ReadonlyArray<number>]>([
    ["select by industry code", (has) => has.usesIndustryCodes, [20, 90, 120, 160, 170, 180, 210, 260]],
    ["have no phone option", (has) => has.phones === "none", [200, 210]],
    ["only exclude phone numbers", (has) => has.phones === "excluded", [130]],
    ["are email campaigns", (has) => has.isEmailCampaign, [200, 210]],
    ["take one area at a time", (has) => has.hasSingleRowGeography, [110, 120]],
    ["are based on carrier routes", (has) => has.usesCarrierRoutes, [50, 130, 140]],
    ["tell the carrier routes of every area", (has) => has.carrierRouteDetails === "ofEveryArea", [50]],
    ["tell those of ZIP areas", (has) => has.carrierRouteDetails === "ofZipAreas", [130, 140]],
    ["sum homes, apartments and businesses", (has) => has.countsDwellings, [50]],
    ["take every address", (has) => has.takesEveryAddress, [50]],
    ["ask for targets and routes", (has) => has.asksOccupantOptions, [50, 140]],
    ["skip the price calculation", (has) => has.skipsPriceCalculation, [190]],
    ["may cross state lines unasked", (has) => !has.offersStateLines, [50, 150, 160, 250, 260]],
    ["have no Excel file", (has) => !has.offersExcel, [270]],
    ["go out through social media", (has) => has.usesMedia, [270]],
    ["never show quick picks", (has) => has.hidesQuickPicks, [270]],
    ["may be ordered by one reading only", (has) => has.ordering === "byReading", [270]],
    ["suppress by uploaded file", (has) => has.suppressesByFile, [10]],
    ["offer to be contacted", (has) => has.offersContactMe, [10]],
    ["have an email option", (has) => has.hasEmailOption, [260]],
    ["have a name beside their title", (has) => has.occupantName !== null, [50, 130]],
    [
      "have a place of their own on the landing page",
      (has) => has.cardPlace !== "other",
      [10, 50, 130, 170, 260],
    ],
    ["are Canadian", (has) => has.country === "CA", [100]],
  ])("%s where the table says so", (_, holds, codes) => {
    expect(rows.map(([code]) => code).filter((code) => holds(sourceTraits(code)))).toEqual(codes)
  })

  it("start with a state, the Canadian one with a province", () => {
    expect(rows.map(([code]) => code).filter((code) => defaultPickerState(code) === "AB")).toEqual([100])
  })

  it("have nothing out of the ordinary where there is no configuration", () => {
    expect(sourceTraits(220)).toEqual(sourceTraits(999))
    expect(sourceTraits(220)).toMatchObject({ phones: "all", offersExcel: true, usesIndustryCodes: false })
  })
})
