import {
  type CountAnswer,
  type DemoColumn,
  explainCostPrice,
  explainQuote,
  type IndexedPriceList,
  indexPriceList,
  type ListDefinition,
  nextBracket,
  orderElements,
  Promotion,
  promotionCapReading,
  type PromotionOutcome,
  type Quote,
  type QuotedOrder,
  quoteOrder,
  type QuoteQuestion,
  totalWanted,
  wantedQuantities,
} from "@listwright/domain"
import { Option, Result, Schema } from "effect"
import { WireDemoColumn, WirePriceList, WirePromotion, WireSite } from "../contract/Wire.ts"
import { demoColumnOf } from "../http/wire/demoColumnOf.ts"
import { dataOf } from "./dataOf.ts"
import type { Recordings } from "./Recordings.ts"

/** Everything that a price is made of, as it was recorded. */
export interface MockPrices {
  readonly prices: IndexedPriceList
  readonly wire: typeof WirePriceList.Type
  readonly columns: ReadonlyArray<DemoColumn>
  readonly promotions: ReadonlyArray<Promotion>
  readonly minimumQuantity: number
}

const ZERO = "0.00"
/** Nothing in these orders asks for labels, so the contract does not send their prices. */
const noLabels = { BasePrice: ZERO, FirstLabelShipping: ZERO, AdditionalLabelShipping: ZERO }

const promotionOf = Schema.decodeUnknownOption(Promotion)

export const mockPrices = (recordings: Recordings): MockPrices => {
  const { PriceList: wire } = dataOf(
    Schema.Struct({ PriceList: WirePriceList }),
    recordings.titled("GetOrderAndPriceList2WithoutSession", "counted"),
  )
  return {
    wire,
    prices: indexPriceList({ ...wire, LabelPrices: noLabels }),
    columns: dataOf(Schema.Array(WireDemoColumn), recordings.titled("GetDemoAttributesList", "all")).map(
      demoColumnOf,
    ),
    promotions: recordings
      .exchanges("GetPromotion")
      .map(({ response }) => dataOf(Schema.NullOr(WirePromotion), response))
      .flatMap((found) => Option.toArray(promotionOf(found))),
    minimumQuantity: dataOf(WireSite, recordings.titled("InitSite", "the site")).MinQuantityOfOrder,
  }
}

const outcome = (code: string, promotion: Promotion | null, quoted: QuotedOrder): PromotionOutcome | null => {
  if (code === "") return null
  if (promotion === null) return { code, state: "notValid", notMet: null, amount: ZERO }
  const { notMet, figures } = quoted
  return { code, state: notMet === null ? "applied" : "notMet", notMet, amount: figures.PromotionAmount }
}

/** A quote by the domain's rules, as a server makes it; null where the recorded prices have none. */
export const mockQuote = (
  { prices, columns, promotions, minimumQuantity }: MockPrices,
  definition: ListDefinition,
  choices: QuoteQuestion["choices"],
  count: CountAnswer,
): Quote | null => {
  const quantity = totalWanted(wantedQuantities(count.areas, choices.quantities))
  const code = (choices.promoCode ?? "").trim().toUpperCase()
  const promotion = promotions.find(({ PromotionCode }) => PromotionCode === code) ?? null
  const order = {
    quantity,
    elements: orderElements(prices, definition, columns),
    ListUsage: choices.listUsage,
    labelCount: 0,
    GeographyCharge: ZERO,
    MobilePackageCharge: ZERO,
  }
  const cap = promotionCapReading.default
  const quoted = Result.getOrNull(quoteOrder(prices, order, promotion, cap))
  if (quoted === null) return null
  return {
    quantity,
    available: count.total,
    figures: quoted.figures,
    lines: explainQuote(quoted),
    perRecord: explainCostPrice(quoted),
    nextBracket: nextBracket(prices, quoted, count.total, promotion, cap),
    promotion: outcome(code, promotion, quoted),
    minimumQuantity,
  }
}
