import { describe, expect, it } from "vitest"
import { listTypeOf, type SourceKind } from "../../src/catalogue/ListType.ts"
import { AREA_TABS, type AreaTab } from "../../src/catalogue/tabs.ts"
import {
  hasEmailOption,
  hasPhoneOption,
  hasSingleRowGeography,
  isEmailCampaign,
  offersExcel,
  offersStateLines,
  skipsPriceCalculation,
  startingState,
  usesCarrierRoutes,
  usesIndustryCodes,
} from "../../src/catalogue/traits.ts"

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
    expect(listTypeOf(code)).toMatchObject({
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
    expect(listTypeOf(220)).toBeUndefined()
  })

  it.each([
    ["select by industry code", usesIndustryCodes, [20, 90, 120, 160, 170, 180, 210, 260]],
    ["have no phone option", (code: number) => !hasPhoneOption(code), [200, 210]],
    ["are e-mail campaigns", isEmailCampaign, [200, 210]],
    ["take one area at a time", hasSingleRowGeography, [110, 120]],
    ["are based on carrier routes", usesCarrierRoutes, [50, 130, 140]],
    ["skip the price calculation", skipsPriceCalculation, [190]],
    ["may cross state lines unasked", (code: number) => !offersStateLines(code), [50, 150, 160, 250, 260]],
    ["have no Excel file", (code: number) => !offersExcel(code), [270]],
    ["have an e-mail option", hasEmailOption, [260]],
    ["start with a province", (code: number) => startingState(code) === "AB", [100]],
  ])("%s where the table says so", (_, holds, codes) => {
    expect(rows.map(([code]) => code).filter(holds)).toEqual(codes)
  })
})
