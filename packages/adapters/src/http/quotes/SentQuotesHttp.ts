import { SentQuotes } from "@listwright/domain/quotes"
import { Refused } from "@listwright/domain/shared"
import { parseOriginalMessage } from "@listwright/domain/wording"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { OrderSession } from "../OrderSession.ts"
import { collectBody } from "../collectBody.ts"

/** Provides SentQuotes over the contract. */
export const layerSentQuotesHttp = Layer.effect(
  SentQuotes,
  Effect.map(ApiClient, ({ Order, V1Quotes }) => {
    const ofQuote = mapCallFailure("quote")
    return SentQuotes.of({
      available: (draftId) =>
        envelopeData(
          Order.IsOrderQuoteAvailable({ payload: { order: { ListModuleSessionId: draftId } } }),
        ).pipe(
          Effect.provideService(OrderSession, draftId),
          Effect.flatMap(({ Email, IsSuccess, Message, OrderDesc, OrderId }) =>
            IsSuccess
              ? Effect.succeed({ savedCountId: OrderId, orderName: OrderDesc, email: Email })
              : Effect.fail(new Refused({ reason: parseOriginalMessage(Message) })),
          ),
        ),
      send: ({ key, recipients, savedCountId }) =>
        mapCallFailure("saved list")(
          V1Quotes.sendQuote({
            payload: { savedCountId, key, ...(recipients === null ? {} : { recipients }) },
          }),
        ),
      open: (id) => ofQuote(V1Quotes.openQuote({ params: { id } })),
      pdf: (id) => ofQuote(Effect.flatMap(V1Quotes.quotePdf({ params: { id } }), collectBody)),
      order: (id) => ofQuote(V1Quotes.orderQuote({ params: { id }, payload: {} })),
    })
  }),
)
