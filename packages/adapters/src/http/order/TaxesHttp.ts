import { Taxes } from "@listwright/domain/order"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { envelopeData } from "../envelopeData.ts"
import { OrderSession } from "../OrderSession.ts"

/** Provides Taxes over the contract. */
export const layerTaxesHttp = Layer.effect(
  Taxes,
  Effect.map(ApiClient, ({ Order }) =>
    Taxes.of({
      calculate: ({ draftId, addressLine, city, state, zip, country, orderAmount, quantity, listType }) =>
        envelopeData(
          Order.CalculateTax({
            payload: {
              req: {
                AddressLine: addressLine,
                City: city,
                Country: country,
                DesiredQty: quantity,
                ListType: listType,
                OrderAmount: orderAmount,
                State: state,
                Zip: zip,
              },
            },
          }),
        ).pipe(
          Effect.map(({ SubTotal, TaxRate, TotalTax, Total }) => ({
            subtotal: SubTotal,
            totalTax: TotalTax,
            total: Total,
            ...(TaxRate === undefined ? {} : { rate: TaxRate }),
          })),
          Effect.provideService(OrderSession, draftId),
        ),
    }),
  ),
)
