import { DraftId, OrderCode } from "@listwright/domain/shared"
import type { DemoColumn } from "@listwright/domain/audience"
import {
  type AskedRoutes,
  type CountAreaTable,
  type CountBreakdown,
  type CountCrossTable,
  type CountFillRates,
  type CountSample,
  type CountSaturation,
  type CountSuggestions,
  type CountWaterfall,
  type TableColumn,
  type DetailedCount,
  relaxationsOf,
  restrict,
  type RestrictionSuggestion,
  saturationOf,
  selectionSteps,
  suppressionSources,
} from "@listwright/domain/counting"
import { type CanonicalDefinition, DefinitionHash } from "@listwright/domain/definition"
import { emptyContact } from "@listwright/domain/drafts"
import type { OrderReceipt } from "@listwright/domain/order"
import type { Affordable, Quote } from "@listwright/domain/pricing"

/** What the test's server knows. Everything in it is small enough to be worked out in the head. */

/** Available records and how many have a phone. */
export const zips: Readonly<Record<string, readonly [available: number, withPhones: number]>> = {
  "60614": [1_200, 700],
  "60615": [600, 90],
  "60616": [0, 0],
}

export const columns: ReadonlyArray<DemoColumn> = [
  {
    column: "AGE",
    name: "Age",
    description: "Age in whole years",
    inputType: "number",
    category: 3,
    min: "18",
    max: "99",
    values: [],
    priceElement: "Age",
  },
  {
    column: "INCOME",
    name: "Income",
    description: "Income of the household",
    inputType: "list",
    category: 3,
    min: null,
    max: null,
    values: [
      { value: "A", name: "Low" },
      { value: "B", name: "Middle" },
      { value: "C", name: "High" },
    ],
    priceElement: "Income",
  },
]

export const HASH = DefinitionHash.make("d".repeat(64))
export const SNAPSHOT = "2026-11"
export const MINIMUM = 250

const availableIn = (definition: CanonicalDefinition) =>
  definition.areas.map((area) => {
    const zip = area.kind === "zip" ? area.zip : ""
    const [available, withPhones] = zips[zip] ?? [0, 0]
    return { key: `zip:${zip}`, available, withPhones }
  })

/** Criteria change nothing here; what was asked is looked at in the question. */
export const countOf = (definition: CanonicalDefinition) => {
  const areas = availableIn(definition)
  return {
    definitionHash: HASH,
    snapshot: SNAPSHOT,
    total: areas.reduce((sum, { available }) => sum + available, 0),
    withPhones: areas.reduce((sum, { withPhones }) => sum + withPhones, 0),
    areas,
    withoutPlace: [],
    suppressed: suppressionSources(definition)
      .filter((source) => source !== "doNotSell")
      .map((source, at) => ({ source, matched: 40 + at, taken: 30 + at })),
  }
}

/** There are 5,000 records; the areas leave what is counted and 100 for each step after them, which removes these. */
export const waterfallOf = (definition: CanonicalDefinition): CountWaterfall => {
  const { total, definitionHash, snapshot } = countOf(definition)
  const steps = selectionSteps(definition)
  const leavesAfter = (at: number) => (at < 0 ? 5_000 : total + 100 * (steps.length - 1 - at))
  return {
    definitionHash,
    snapshot,
    steps: steps.map((step, at) => ({
      step,
      leaves: leavesAfter(at),
      removes: leavesAfter(at - 1) - leavesAfter(at),
    })),
  }
}

/** Each relaxation brings 100 more than the next, the last one 100. What is wanted less than there is comes out to the record. */
export const suggestionsOf = (definition: CanonicalDefinition, wanted?: number): CountSuggestions => {
  const { definitionHash, snapshot } = countOf(definition)
  const relaxed = relaxationsOf(definition)
  return {
    definitionHash,
    snapshot,
    suggestions: relaxed.map((one, at) => ({ ...one, more: 100 * (relaxed.length - at) })),
    ...(wanted === undefined ? {} : { restrictions: restrictionsOf(definition, wanted) }),
  }
}

/** The narrowed income leaves exactly what is wanted, phones 10 less. */
const restrictionsOf = (
  definition: CanonicalDefinition,
  wanted: number,
): ReadonlyArray<RestrictionSuggestion> => {
  if (wanted >= countOf(definition).total) return []
  const restrictions = [
    { kind: "narrowColumn", criterion: { kind: "values", column: "INCOME", values: ["B", "C"] } },
    { kind: "onlyWithPhones" },
  ] as const
  return restrictions.map((restriction, at) => ({
    restriction,
    definition: restrict(definition, restriction),
    records: wanted - 10 * at,
  }))
}

/** Two of three live in homes; a radius of ZIP Codes has one detail row. */
export const detailsOf = (definition: CanonicalDefinition): DetailedCount => {
  const { areas, definitionHash, snapshot, suppressed, total, withPhones } = countOf(definition)
  const occupants = (records: number) => ({
    homes: (records / 3) * 2,
    apartments: records / 3,
    businesses: 0,
  })
  return {
    definitionHash,
    snapshot,
    total,
    withPhones,
    withEmail: 0,
    withContactNames: total,
    areas: areas.map((area) => ({
      ...area,
      withEmail: 0,
      occupants: occupants(area.available),
      details:
        area.available === 0
          ? []
          : [
              {
                code: `${area.key.slice(4)}C001`,
                available: area.available,
                withPhones: area.withPhones,
                occupants: occupants(area.available),
                distance: 3.14,
              },
            ],
    })),
    withoutPlace: [],
    suppressed,
  }
}

const valuesOf = (column: string): ReadonlyArray<string> =>
  column === "INCOME" ? ["A", "B", "C"] : ["25", "26"]

/** A third or a half of the records each; nobody knows the age of the last hundred. */
export const breakdownOf = (definition: CanonicalDefinition, column: string): CountBreakdown => {
  const { definitionHash, snapshot, total } = countOf(definition)
  const values = valuesOf(column)
  const unknown = column === "AGE" ? 100 : 0
  const rows = values.map((value) => ({ value, records: (total - unknown) / values.length }))
  return {
    definitionHash,
    snapshot,
    total,
    column,
    rows: unknown === 0 ? rows : [...rows, { value: null, records: unknown }],
  }
}

/** Everybody has the first value of both columns. */
export const crossTableOf = (
  definition: CanonicalDefinition,
  rows: string,
  across: string,
): CountCrossTable => {
  const { definitionHash, snapshot, total } = countOf(definition)
  const [row, column] = [valuesOf(rows)[0] ?? null, valuesOf(across)[0] ?? null]
  return { definitionHash, snapshot, total, rows, columns: across, cells: [{ row, column, records: total }] }
}

/** Everybody in an area has the first value of each column. */
export const areaTableOf = (
  definition: CanonicalDefinition,
  columns: ReadonlyArray<TableColumn>,
): CountAreaTable => {
  const { areas, definitionHash, snapshot, total } = countOf(definition)
  return {
    definitionHash,
    snapshot,
    total,
    columns: columns.map(({ bands, column }) => {
      const [value = ""] = valuesOf(column)
      return { column, values: [bands?.[0] ?? { from: value, to: value }] }
    }),
    areas: areas.map(({ available, key }) => ({
      key,
      records: available,
      cells: columns.map(() => available),
    })),
  }
}

/** The records of a ZIP Code lie on two routes of 800 addresses, the first of which is taken as far as they go. */
export const saturationOfList = (definition: CanonicalDefinition, asked?: AskedRoutes): CountSaturation => {
  const { areas, definitionHash, snapshot } = countOf(definition)
  const routes = areas
    .filter(({ available }) => available > 0)
    .flatMap(({ available, key }) => {
      const zip = key.slice("zip:".length)
      const first = Math.min(available, 800)
      return [[`${zip}C001`, first] as const, [`${zip}R002`, available - first] as const]
    })
  const deliverable = new Map(routes.map(([code]) => [code, 800]))
  return { definitionHash, snapshot, ...saturationOf(new Map(routes), deliverable, deliverable, asked) }
}

/** Of age 100 records less are known, of the ZIP+4 50, of the carrier route 20. */
export const fillRatesOf = (definition: CanonicalDefinition): CountFillRates => {
  const { definitionHash, snapshot, total, withPhones } = countOf(definition)
  const fills = [
    { column: "AGE", known: total - 100 },
    { column: "INCOME", known: total },
  ]
  return {
    definitionHash,
    snapshot,
    total,
    withPhones,
    withZip4: total - 50,
    withCarrierRoutes: total - 20,
    columns: fills,
  }
}

export const sampleOf = (definition: CanonicalDefinition): CountSample => {
  const { definitionHash, snapshot, total } = countOf(definition)
  const person = { city: "Chicago", state: "IL", zip: "60614" }
  return {
    definitionHash,
    snapshot,
    total,
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
}

const usd = (cents: number): string => `${cents < 0 ? "-" : ""}${(Math.abs(cents) / 100).toFixed(2)}`

/** What a budget buys at ten cents a record, 250 of them or more. */
export const affordableOf = (definition: CanonicalDefinition, budget: string): Affordable => {
  const available = availableIn(definition).reduce((sum, area) => sum + area.available, 0)
  const bought = Math.min(Math.floor(Number(budget) * 10), available)
  const at = (quantity: number) => ({ quantity, totalPretaxCost: usd(quantity * 10) })
  const cheapest = at(250)
  return bought < 250
    ? { most: null, next: cheapest, cheapest }
    : { most: at(bought), next: bought < available ? at(bought + 1) : null, cheapest }
}

/** Ten cents a record; TENOFF takes ten dollars off, BIG needs more than there is, everything else is not valid. */
export const quoteOf = (
  definition: CanonicalDefinition,
  quantities: Readonly<Record<string, number>>,
  promoCode: string | null,
): Quote => {
  const areas = availableIn(definition)
  const available = areas.reduce((sum, area) => sum + area.available, 0)
  const quantity = areas.reduce((sum, area) => sum + (quantities[area.key] ?? area.available), 0)
  const off = promoCode === "TENOFF" ? 1_000 : 0
  const list = quantity * 10
  const state = promoCode === "TENOFF" ? "applied" : promoCode === "BIG" ? "notMet" : "notValid"
  return {
    quantity,
    available,
    figures: {
      CostPrice: "0.10000",
      OrderCharge: usd(list),
      MinElementsChargeApply: false,
      LabelCharge: "0.00",
      MinLabelChargeApply: false,
      ShippingCharge: "0.00",
      ServiceCharge: "0.00",
      GeographyCharge: "0.00",
      MobilePackageCharge: "0.00",
      GoodsCost: usd(list),
      SubTotalCharge: usd(list),
      PromotionAmount: usd(off),
      PromotionPointType: null,
      PromotionPointValue: null,
      MinOrderAmountApply: false,
      TotalPretaxCost: usd(list - off),
    },
    lines: [
      {
        label: "List",
        detail: `${quantity.toLocaleString("en-US")} records at $0.10000 (Base)`,
        amount: usd(list),
      },
      ...(off === 0 ? [] : [{ label: "Promotion", detail: "deducted", amount: usd(-off) }]),
    ],
    perRecord: [],
    nextBracket: null,
    promotion:
      promoCode === null
        ? null
        : {
            code: promoCode,
            state,
            notMet: state === "notMet" ? "minimum records" : null,
            minimum: { MinPurAmount: null, MinPurQty: 10_000 },
            amount: usd(off),
          },
    minimumQuantity: MINIMUM,
  }
}

export const CSV = "first,last\r\nAda,Byrd\r\nBo,Cole\r\n"
/** sha256sum of the above. */
/** Stands for a workbook: bytes that are no text. */
export const WORKBOOK = Uint8Array.of(0x50, 0x4b, 0x05, 0x06, 0xff, 0xfe, 0x00, 0x80)
/** Stands for a document. */
export const PDF = new TextEncoder().encode("%PDF-1.7\n")
export const CSV_SHA256 = "1086474a6226de4fc8dc361668172c6f543d79d945934298a89541850bd60973"

const receipt = (orderCode: string, delivery: OrderReceipt["delivery"]): OrderReceipt => ({
  orderCode: OrderCode.make(orderCode),
  draftId: DraftId.make("d"),
  state: delivery === null ? "placed" : "fulfilled",
  orderName: "",
  accountName: "Demo",
  listType: 10,
  sessionGuid: "s",
  submittedAt: "2026-11-21T10:00:00.000Z",
  submittedDay: "2026-11-21",
  available: 2,
  quantity: 2,
  lines: [],
  totalPretaxCost: "35.00",
  taxCharge: "0.00",
  total: "35.00",
  points: 35,
  contact: emptyContact,
  cardType: "Visa",
  lastDigits: "1111",
  definitionHash: HASH,
  snapshot: SNAPSHOT,
  refunds: [],
  delivery,
})

const delivered = { records: 2, sha256: CSV_SHA256, fileName: "LW-DONE.csv", refunded: "0.00" }

export const orders: Readonly<Record<string, OrderReceipt>> = {
  "LW-DONE": receipt("LW-DONE", delivered),
  "LW-SHORT": receipt("LW-SHORT", { ...delivered, fileName: "LW-SHORT.csv", refunded: "12.50" }),
  "LW-OTHER": receipt("LW-OTHER", { ...delivered, sha256: "0".repeat(64) }),
  "LW-AWAY": receipt("LW-AWAY", { ...delivered, fileName: "../../LW-AWAY.csv" }),
  "LW-WAITS": receipt("LW-WAITS", null),
}
