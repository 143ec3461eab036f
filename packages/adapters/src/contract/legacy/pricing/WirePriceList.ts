import { Schema } from "effect"

/** spec: order-builder §3 (Pricing setup) */
export const WirePriceList = Schema.Struct({
  PriceListId: Schema.String,
  ElementsPrices: Schema.Array(
    Schema.Struct({
      PriceName: Schema.String,
      Lbound: Schema.Int,
      Ubound: Schema.NullOr(Schema.Int),
      Price1: Schema.String,
    }),
  ),
  ListMultiplePrice: Schema.Array(
    Schema.Struct({ MultipleId: Schema.Int, Multiple: Schema.String, Desc: Schema.String }),
  ),
  MinElementsCharge: Schema.String,
  MinLabelCharge: Schema.String,
  ServiceCharge: Schema.String,
  MaxCostOfGoodPrice: Schema.String,
  MinOrderAmount: Schema.String,
  CalculatePriceMethod: Schema.Literals(["wholeOrder", "baseOnly"]),
})
