import type { PriceList, PriceRow } from "@listwright/domain/pricing"

/** First quantity of each bracket; the last has no end. */
const BRACKETS = [1, 1_000, 5_000, 10_000, 25_000, 100_000] as const

/** Dollars per record, a price a bracket: the more, the less. */
const prices = {
  Base: ["0.0595", "0.0560", "0.0535", "0.0515", "0.0485", "0.0450"],
  Age: ["0.0050", "0.0045", "0.0040", "0.0035", "0.0030", "0.0025"],
  Income: ["0.0060", "0.0055", "0.0050", "0.0045", "0.0040", "0.0030"],
  Homeowner: ["0.0050", "0.0045", "0.0040", "0.0035", "0.0030", "0.0025"],
  HomeValue: ["0.0060", "0.0055", "0.0050", "0.0045", "0.0040", "0.0030"],
  Mortgage: ["0.0090", "0.0085", "0.0080", "0.0070", "0.0060", "0.0050"],
  NetWorth: ["0.0070", "0.0065", "0.0060", "0.0055", "0.0045", "0.0035"],
  CreditCard: ["0.0060", "0.0055", "0.0050", "0.0045", "0.0040", "0.0030"],
  Investments: ["0.0080", "0.0075", "0.0070", "0.0060", "0.0050", "0.0040"],
  Children: ["0.0055", "0.0050", "0.0045", "0.0040", "0.0035", "0.0025"],
  MaritalStatus: ["0.0040", "0.0035", "0.0030", "0.0025", "0.0020", "0.0015"],
  Education: ["0.0050", "0.0045", "0.0040", "0.0035", "0.0030", "0.0025"],
  Occupation: ["0.0060", "0.0055", "0.0050", "0.0045", "0.0040", "0.0030"],
  Purchases: ["0.0075", "0.0070", "0.0065", "0.0055", "0.0045", "0.0035"],
  Donor: ["0.0075", "0.0070", "0.0065", "0.0055", "0.0045", "0.0035"],
  Interests: ["0.0065", "0.0060", "0.0055", "0.0045", "0.0040", "0.0030"],
  Phone: ["0.0150", "0.0140", "0.0130", "0.0120", "0.0105", "0.0085"],
} as const

const rowsOf = (name: string, byBracket: ReadonlyArray<string>): ReadonlyArray<PriceRow> =>
  byBracket.map((price, index) => {
    const next = BRACKETS[index + 1]
    return {
      PriceName: name,
      Lbound: BRACKETS[index] ?? 1,
      Ubound: next === undefined ? null : next - 1,
      Price1: price,
    }
  })

/** Prices of the demo site's consumer list. */
export const demoPriceList: PriceList = {
  ElementsPrices: Object.entries(prices).flatMap(([name, byBracket]) => rowsOf(name, byBracket)),
  LabelPrices: { BasePrice: "0.0250", FirstLabelShipping: "12.50", AdditionalLabelShipping: "4.25" },
  ListMultiplePrice: [
    { MultipleId: 1, Multiple: "1", Desc: "One Time" },
    { MultipleId: 2, Multiple: "1.5", Desc: "Two Times" },
    { MultipleId: 3, Multiple: "1.75", Desc: "Three Times" },
    { MultipleId: 4, Multiple: "1.9", Desc: "Four Times" },
    { MultipleId: 5, Multiple: "2", Desc: "Five Times" },
    { MultipleId: 6, Multiple: "2.1", Desc: "Six Times" },
    { MultipleId: 100, Multiple: "2.25", Desc: "Multiple Times" },
  ],
  MinElementsCharge: "25.00",
  MinLabelCharge: "25.00",
  MaxCostOfGoodPrice: "100000.00",
  ServiceCharge: "0.00",
  MinOrderAmount: "35.00",
  CalculatePriceMethod: "wholeOrder",
}
