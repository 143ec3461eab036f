import { Taxes } from "@listwright/domain"
import { Effect, Layer } from "effect"
import { ApiClient } from "./ApiClient.ts"
import { envelopeData } from "./envelopeData.ts"

/** Taxes over the contract. */
export const layerTaxesHttp = Layer.effect(
  Taxes,
  Effect.map(ApiClient, ({ PlaceOrder }) =>
    Taxes.of({
      calculate: (question) =>
        envelopeData(
          PlaceOrder.CalculateTax({
            payload: {
              req: {
                AddressLine: question.addressLine,
                City: question.city,
                Country: question.country,
                DesiredQty: question.quantity,
                ListType: question.listType,
                OrderAmount: question.orderAmount,
                OrderNumber: question.draftId,
                State: question.state,
                Zip: question.zip,
              },
            },
          }),
        ).pipe(
          Effect.map(({ SubTotal, TotalTax, Total }) => ({
            subTotal: SubTotal,
            totalTax: TotalTax,
            total: Total,
          })),
        ),
    }),
  ),
)
