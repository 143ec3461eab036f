import { DisplayedPrice, PriceDisplay, ServicePriceDisplay } from "@listwright/domain/pricing"
import { Schema, SchemaTransformation } from "effect"
import { WireUsage } from "./WireUsage.ts"

/** A source's prices as shown on the price page. */
export const WirePriceDisplay = Schema.Struct({
  ...PriceDisplay.fields,
  prices: Schema.Array(
    DisplayedPrice.pipe(Schema.encodeKeys({ element: "Price_Attribute", price: "Range1_Price" })),
  ),
  usages: Schema.Array(WireUsage),
}).pipe(
  Schema.encodeKeys({
    prices: "priceListDetail",
    minimumOrderAmount: "minPrice",
    usages: "ListMultiplePrice",
  }),
)

const SentServicePrices = Schema.Struct({
  MAUserPrice: Schema.Struct({
    BoundNames: Schema.Array(Schema.String),
    ElementPrice: Schema.Array(
      Schema.Struct({
        PriceDesc: Schema.String,
        MAPrice: Schema.Array(Schema.Struct({ Price1: Schema.String })),
      }),
    ),
  }),
  MAMinOrderMount: Schema.String,
})

/** A customer-data service's prices as shown on the price page. */
export const WireServicePriceDisplay = SentServicePrices.pipe(
  Schema.decodeTo(
    ServicePriceDisplay,
    SchemaTransformation.transform<ServicePriceDisplay, typeof SentServicePrices.Type>({
      decode: ({ MAMinOrderMount, MAUserPrice: { BoundNames, ElementPrice } }) => ({
        brackets: BoundNames,
        prices: ElementPrice.map(({ MAPrice, PriceDesc }) => ({
          name: PriceDesc,
          perRecord: MAPrice.map(({ Price1 }) => Price1),
        })),
        minimumOrderAmount: MAMinOrderMount,
      }),
      encode: ({ brackets, minimumOrderAmount, prices }) => ({
        MAUserPrice: {
          BoundNames: brackets,
          ElementPrice: prices.map(({ name, perRecord }) => ({
            PriceDesc: name,
            MAPrice: perRecord.map((Price1) => ({ Price1 })),
          })),
        },
        MAMinOrderMount: minimumOrderAmount,
      }),
    }),
  ),
)
