import { LocationFileHash } from "../../src/definition/LocationFile.ts"
import type { Area } from "../../src/definition/Area.ts"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../src/definition/ListDefinition.ts"
import { codeToArea } from "../../src/geography/codes/parsePastedCodes.ts"
import { CarrierRoute, Zip, Zip4 } from "../../src/shared/Zip.ts"
import type { MessageText } from "../../src/shared/wording/MessageText.ts"

/** One area of each kind. */
export const exampleOf = {
  zip: { kind: "zip", zip: Zip.make("60614"), excluded: false },
  zip4: { kind: "zip4", zip4: Zip4.make("606141234"), excluded: false },
  carrierRoute: { kind: "carrierRoute", carrierRoute: CarrierRoute.make("60614C001"), excluded: false },
  scf: { kind: "scf", scf: "606", excluded: false },
  city: { kind: "city", state: "IL", city: "Chicago", excluded: false },
  county: { kind: "county", county: "17031", excluded: false },
  metroArea: { kind: "metroArea", metroArea: "16980", excluded: false },
  congressionalDistrict: { kind: "congressionalDistrict", district: "IL05", excluded: false },
  state: { kind: "state", state: "IL", excluded: false },
  nation: { kind: "nation", excluded: false },
  postalCode: { kind: "postalCode", postalCode: "M5V2T6", excluded: false },
  radius: {
    kind: "radius",
    name: "Shop",
    longitude: -87.65,
    latitude: 41.92,
    miles: 10,
    withinState: null,
    granularity: "standard",
    excluded: false,
  },
  locations: {
    kind: "locations",
    name: "stores.csv",
    file: LocationFileHash.make("5e".repeat(32)),
    locations: 412,
    sameState: false,
    excluded: false,
  },
  closest: {
    kind: "closest",
    name: "Shop",
    longitude: -87.65,
    latitude: 41.92,
    quantity: 500,
    excluded: false,
  },
  polygon: {
    kind: "polygon",
    name: "",
    points: [
      [-87.7, 41.9],
      [-87.6, 41.9],
      [-87.65, 42],
    ],
    granularity: "standard",
    excluded: false,
  },
  savedCount: { kind: "savedCount", savedCount: "c1", excluded: false },
  combination: {
    kind: "combination",
    operation: "exactly",
    k: 2,
    savedCounts: ["c1", "c2", "c3"],
    excluded: false,
  },
} as const satisfies { readonly [Kind in Area["kind"]]: Extract<Area, { kind: Kind }> }

export const zip = (code: string): Area => codeToArea("zip", code)

export const excluded = (area: Area): Area => ({ ...area, excluded: true })

export const holding = (...areas: ReadonlyArray<Area>): ListDefinition => ({
  ...emptyDefinition(10),
  areas,
})

export const ofSource = (listType: number, ...areas: ReadonlyArray<Area>): ListDefinition => ({
  ...emptyDefinition(listType),
  areas,
})

/** Texts of warnings and other notices. */
export const textsOf = (notices: ReadonlyArray<{ readonly text: MessageText }>): ReadonlyArray<MessageText> =>
  notices.map(({ text }) => text)
