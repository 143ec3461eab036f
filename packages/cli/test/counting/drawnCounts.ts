import type { Attribute } from "@listwright/domain/audience"
import type { CountAnswer, CountSample, CountSaturation, DetailedCount } from "@listwright/domain/counting"
import { type CanonicalDefinition, DefinitionHash } from "@listwright/domain/definition"
import type { Price } from "@listwright/domain/pricing"

/** Figures to draw, the same that a server would send. Nothing is counted here. */
const trueOf = { definitionHash: DefinitionHash.make("d".repeat(64)), snapshot: "2026-11" }

const NORTH = { key: "zip:60614", available: 1_200, withPhones: 700 }
const SOUTH = { key: "zip:60615", available: 600, withPhones: 90 }

export const north: CountAnswer = {
  ...trueOf,
  total: 1_200,
  withPhones: 700,
  areas: [NORTH],
  withoutPlace: [],
  suppressed: [],
}
export const northAndSouth: CountAnswer = {
  ...north,
  total: 1_800,
  withPhones: 790,
  areas: [NORTH, SOUTH],
}

/** Nothing in each of the ZIP Codes of a definition. */
export const empty = (definition: CanonicalDefinition): CountAnswer => ({
  ...north,
  total: 0,
  withPhones: 0,
  areas: definition.areas.flatMap((area) =>
    area.kind === "zip" ? [{ key: `zip:${area.zip}`, available: 0, withPhones: 0 }] : [],
  ),
})

const occupants = { homes: 800, apartments: 400, businesses: 0 }
export const northDetails: DetailedCount = {
  ...north,
  withEmail: 0,
  withContactNames: 1_200,
  areas: [
    {
      ...NORTH,
      withEmail: 0,
      occupants,
      details: [{ code: "60614C001", available: 1_200, withPhones: 700, occupants, distance: 3.14 }],
    },
  ],
}

export const northSaturation: CountSaturation = {
  ...trueOf,
  routes: 2,
  saturated: 1,
  adds: 320,
  withoutRoute: 0,
  ranked: [
    { code: "60614C001", selected: 800, deliverable: 800 },
    { code: "60614R002", selected: 400, deliverable: 800 },
  ],
}

const person = { city: "Chicago", state: "IL", zip: "60614" }
export const northSample: CountSample = {
  ...trueOf,
  total: 1_200,
  records: [
    {
      ...person,
      firstName: "A•••",
      lastName: "B•••",
      address: "••• N Clark St Apt •••",
      phone: "•••-•••-••55",
      values: [{ column: "AGE", text: "42" }],
    },
    { ...person, firstName: "C•••", lastName: "D•••", address: "PO Box •••", phone: null, values: [] },
  ],
}

const figures = (list: string, off: string, total: string): Price["figures"] => ({
  unitPrice: "0.10000",
  orderCharge: list,
  minimumElementsChargeApplies: false,
  labelCharge: "0.00",
  minimumLabelChargeApplies: false,
  shippingCharge: "0.00",
  serviceCharge: "0.00",
  geographyCharge: "0.00",
  mobilePackageCharge: "0.00",
  goodsCost: list,
  subtotal: list,
  discount: off,
  promotionPointType: null,
  promotionPointValue: null,
  minimumOrderAmountApplies: false,
  totalBeforeTax: total,
})

export const northQuote: Price = {
  quantity: 1_200,
  available: 1_200,
  figures: figures("120.00", "0.00", "120.00"),
  lines: [{ label: "List", detail: "1,200 records at $0.10000 (Base)", amount: "120.00" }],
  perRecord: [],
  nextBracket: null,
  promotion: null,
  minimumQuantity: 250,
}
export const northAndSouthQuote: Price = {
  ...northQuote,
  quantity: 1_800,
  available: 1_800,
  figures: figures("180.00", "10.00", "170.00"),
  lines: [
    { label: "List", detail: "1,800 records at $0.10000 (Base)", amount: "180.00" },
    { label: "Promotion", detail: "deducted", amount: "-10.00" },
  ],
  promotion: {
    code: "TENOFF",
    state: "applied",
    notMet: null,
    minimum: { spend: null, records: null },
    amount: "10.00",
  },
}

export const ageColumn: Attribute = {
  column: "AGE",
  name: "Age",
  description: "Age in whole years",
  inputType: "number",
  category: 3,
  min: "18",
  max: "99",
  values: [],
  priceElement: "Age",
}
