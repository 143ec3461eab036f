import { Actor, Api, type ColumnsQuestion, createColumnsCount, createColumnsList } from "@listwright/adapters"
import { sourceOutputFields } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { PriceLists } from "../../../pricing/PriceLists.ts"
import { PriceDesk } from "../../../pricing/PriceDesk.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"

const unknown = (id: string) =>
  new CallRefused({
    reason: `priceListId: there is no price list '${id}'. Use the PriceListId of a count.`,
  })

/**
 * Returns the columns included in every file and the columns that can be added to it, each with its price at a given
 * quantity.
 */
const offeredColumns = Effect.fn("offeredColumns")(function* (question: ColumnsQuestion) {
  const { user } = yield* Actor
  const { priceListId } = question
  const sold = yield* Effect.mapError((yield* PriceLists).named(priceListId), () => unknown(priceListId))
  const { listType } = sold
  // A price list of a source that the user may not order looks missing.
  yield* Effect.mapError(ensureSourceOrderable(listType), () => unknown(priceListId))
  const asked = createColumnsList(listType, question)
  const desk = yield* PriceDesk
  const refused = ({ message }: { readonly message: string }) => new CallRefused({ reason: message })
  const prices = yield* Effect.mapError(desk.prices(user, asked), refused)
  const extras = yield* Effect.mapError(
    desk.extras(
      { priceListId, site: { ...prices.site, prices: sold.prices } },
      asked,
      createColumnsCount(question),
    ),
    refused,
  )
  return {
    DefaultOutputList: sourceOutputFields(listType).join(","),
    AdditionalOutputColumns: extras.columns,
  }
})

export const layerPricing = HttpApiBuilder.group(Api, "Pricing", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      GetAdditionalOutputColumnsAndPrice: HttpApiBuilder.handler(
        Api,
        "Pricing",
        "GetAdditionalOutputColumnsAndPrice",
        ({ payload }) => toEnvelope(offeredColumns(payload)),
      ),
    }),
  ),
)
