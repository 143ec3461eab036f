import type { DemoColumn } from "@listwright/domain/audience"
import type { CountAnswer } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import {
  type Affordable,
  affordableOfCount,
  type Budget,
  extrasOfCount,
  type IndexedPriceList,
  indexPriceList,
  type OrderExtras,
  type Quote,
  quoteOfCount,
  type QuoteQuestion,
  type SitePrices,
} from "@listwright/domain/pricing"
import { Promotion, promotionReadingsOf } from "@listwright/domain/promotion"
import { type PointRate, pointsOfOrder } from "@listwright/domain/rewards"
import { Option, Result, Schema } from "effect"
import { WireSite } from "../../contract/legacy/account/WireSite.ts"
import { WireDemoColumn } from "../../contract/legacy/audience/WireDemoColumn.ts"
import { WirePriceList } from "../../contract/legacy/pricing/WirePriceList.ts"
import { WirePromotion } from "../../contract/legacy/promotion/WirePromotion.ts"
import { demoColumnOf } from "../../http/audience/demoColumnOf.ts"
import { dataOf } from "../dataOf.ts"
import type { Recordings } from "../Recordings.ts"

/** All parts of a price, as recorded. */
export interface MockPrices {
  readonly prices: IndexedPriceList
  readonly wire: typeof WirePriceList.Type
  readonly columns: ReadonlyArray<DemoColumn>
  readonly promotions: ReadonlyArray<Promotion>
  readonly minimumQuantity: number
}

const promotionOf = Schema.decodeUnknownOption(Promotion)

export const mockPrices = (recordings: Recordings): MockPrices => {
  const { PriceList: wire } = dataOf(
    Schema.Struct({ PriceList: WirePriceList }),
    recordings.titled("GetOrderAndPriceList2WithoutSession", "counted"),
  )
  return {
    wire,
    prices: indexPriceList(wire),
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

/** What the mock prices with. */
export const mockSitePrices = (recorded: MockPrices): SitePrices => ({
  ...recorded,
  readings: promotionReadingsOf({}),
})

/** A quote by the domain's rules, as a server makes it; null where the recorded prices have none. */
export const mockQuote = (
  recorded: MockPrices,
  definition: CanonicalDefinition,
  choices: QuoteQuestion["choices"],
  count: CountAnswer,
): Quote | null => {
  const quoted = quoteOfCount(mockSitePrices(recorded), { definition, choices }, count)
  return Result.getOrNull(quoted)?.quote ?? null
}

/** One point a dollar, as the example site has it. */
const POINT_RATE: PointRate = { dollarsPerRate: "1", pointsPerRate: "1" }

/** What an order can have besides its records. */
export const mockExtras = (
  recorded: MockPrices,
  question: Pick<QuoteQuestion, "choices" | "definition">,
  count: Pick<CountAnswer, "areas" | "total">,
): OrderExtras | null =>
  Result.getOrNull(
    extrasOfCount(mockSitePrices(recorded), question, count, (figures) => pointsOfOrder(figures, POINT_RATE)),
  )

/** What a budget buys; null where the recorded prices have no price. */
export const mockAffordable = (
  recorded: MockPrices,
  {
    budget,
    choices,
    definition,
  }: Pick<QuoteQuestion, "choices" | "definition"> & { readonly budget: Budget },
  count: CountAnswer,
): Affordable | null =>
  Result.getOrNull(affordableOfCount(mockSitePrices(recorded), { definition, choices }, count, budget))
