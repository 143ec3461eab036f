import { readFileSync } from "node:fs"
import { parse } from "jsonc-parser"

const { sources }: { readonly sources: ReadonlyArray<{ readonly listType: number }> } = parse(
  readFileSync(new URL("../../example-site/sources.json", import.meta.url), "utf8"),
)

const radius = (name: string, latitude: number) => ({
  kind: "radius",
  name,
  longitude: -87.65,
  latitude,
  miles: 10,
  withinState: null,
  granularity: "standard",
  excluded: false,
})

const address = (AddressName: string, Latitude: number) => ({
  AddrSearchString: `-87.65:${Latitude}:10:2`,
  AddrUsageType: 2,
  AddressName,
  Longitude: -87.65,
  Latitude,
  Radius: 10,
  SameState: false,
})

const off = { mode: "off" }
const county = { kind: "county", county: "17031", excluded: false }
const route = { kind: "carrierRoute", carrierRoute: "60614C001", excluded: false }

const NO_ROUTES = "This site doesn't offer carrier routes for list type 10. Choose other areas."
export const NO_REPORTS = "This site doesn't offer breakdown or two-dimensional reports."
const NO_LISTS =
  "This site doesn't offer suppression by saved lists for list type 10. Start the list over without them."
const paging = { PageNumber: 1, PageSize: 12 }

const zip = {
  version: 1,
  listType: 10,
  areas: [{ kind: "zip", zip: "60614", excluded: false }],
  audience: { unit: "individuals", criteria: [] },
  phoneOption: "noPhones",
  emailOption: null,
  suppressions: { orders: off, savedCounts: off, files: off },
  occupant: null,
}

const today = new Date().toISOString().slice(0, 10)
const [past, far] = ["2025-12-01", "2125-12-01"]

const suppressingOrders = (SuppressionStartDate: string, SuppressionEndDate: string) => ({
  SuppressionType: { order: "date", slc: false, file: false },
  SuppressionStartDate,
  SuppressionEndDate,
})

/**
 * A site that has switched off all that it can, and a list and a call for each switch. `changed`: what a definition of ZIP
 * Codes says otherwise; `original`: the same of an order of the original contract, where it has a form for it.
 */
export const SWITCHED_OFF = {
  settings: {
    enableZipCodeOrCarrierRoute: false,
    isEnableMultiCount: false,
    isEnableMultiGeo: false,
    isMultipleAddress: false,
    isDemoBreakdownEnabled: false,
    readings: { suppressionStart: "pastRefused" },
  },
  sources: sources.map((source) =>
    source.listType === 10 ? { ...source, withoutTabs: ["county", "suppression"] } : source,
  ),
  lists: [
    {
      changed: { areas: [route] },
      original: { ZipType: 3, OrderGeos: [{ GeoKeyCode: "60614C001", GeoType: 5 }] },
      text: NO_ROUTES,
    },
    {
      changed: { areas: [...zip.areas, { kind: "city", state: "IL", city: "Chicago", excluded: false }] },
      original: {
        GeoType: 23,
        OrderGeos: [
          { GeoKeyCode: "60614", GeoType: 5 },
          { GeoKeyCode: "Chicago", CityName: "Chicago", StateCode: "IL", GeoType: 4 },
        ],
      },
      text: "can't be combined on this site. Keep only one kind of area.",
    },
    {
      changed: { areas: [radius("Shop", 41.92), radius("Store", 41.8)] },
      original: {
        GeoType: 16,
        OrderGeos: [],
        OrderAddresses: [address("Shop", 41.92), address("Store", 41.8)],
      },
      text: "A list can have only one address on this site, not 2. Keep one of them.",
    },
    {
      changed: {
        areas: [
          {
            kind: "locations",
            name: "stores.csv",
            file: "5e".repeat(32),
            locations: 3,
            sameState: false,
            excluded: false,
          },
        ],
      },
      text: "This site doesn't offer files of locations for list type 10. Choose other areas.",
    },
    {
      changed: { areas: [{ kind: "savedCount", savedCount: "a", excluded: false }] },
      original: {
        GeoType: 24,
        OrderGeos: [
          { GeoKeyCode: "a", GeoType: 24 },
          { GeoKeyCode: "b", GeoType: 24 },
        ],
      },
      text: "You can't combine saved lists on this site.",
    },
    {
      changed: { areas: [county] },
      original: { GeoType: 3, OrderGeos: [{ GeoKeyCode: "17031", GeoType: 3 }] },
      text: "This site doesn't offer counties for list type 10. Choose other areas.",
    },
    {
      changed: { areas: [...zip.areas, { ...county, excluded: true }] },
      text: "This site doesn't offer counties for list type 10. Choose other areas.",
    },
    {
      changed: { suppressions: { ...zip.suppressions, savedCounts: { mode: "item", items: ["a"] } } },
      original: {
        SuppressionType: { order: false, slc: "item", file: false },
        SaveCountSuppressions: [{ SuppressionValue: "a" }],
      },
      text: NO_LISTS,
    },
    {
      changed: { suppressions: { ...zip.suppressions, orders: { mode: "date", start: today, end: far } } },
      original: suppressingOrders(today, far),
      text: "Dates for suppressing earlier orders: The end date can't be after today.",
    },
    {
      changed: { suppressions: { ...zip.suppressions, orders: { mode: "date", start: far, end: far } } },
      original: suppressingOrders(far, far),
      text: "Dates for suppressing earlier orders: The start date can't be after today.",
    },
    {
      changed: { suppressions: { ...zip.suppressions, orders: { mode: "date", start: past, end: past } } },
      original: suppressingOrders(past, past),
      text: "Dates for suppressing earlier orders: The start date can't be before today.",
    },
  ],
  calls: [
    {
      path: "/rpt/MySavedCount.aspx/PostMultiCountOrder",
      body: { accountId: null, multiCountOrderGeos: [{ GeoKeyCode: "one" }, { GeoKeyCode: "other" }] },
      text: "You can't combine saved lists on this site.",
    },
    {
      path: "/PlaceOrder.aspx/GetZipsByZips",
      body: { zipType: 3, zips: ["60614C001"] },
      text: NO_ROUTES,
    },
    {
      path: "/PlaceOrder.aspx/GetAddressByFile2",
      body: { FilePath: "any", type: 1 },
      text: "A list takes one address on this site, so that files of addresses are not read.",
    },
    {
      path: "/PlaceOrder.aspx/GetSaveCountSuppressionList",
      body: { accountId: 0, listType: 10, pagingOptions: paging },
      text: NO_LISTS,
    },
    {
      path: "/PlaceOrder.aspx/ProcessCustomSuppressionFile",
      body: { file: "any", listType: 10 },
      text: "This site doesn't offer suppression by uploaded files for list type 10.",
    },
  ],
} as const
