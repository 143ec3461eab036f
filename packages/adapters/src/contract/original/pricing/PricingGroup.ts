import { OfferedColumn } from "@listwright/domain/audience"
import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { OriginalDecoding, SignedIn } from "../../Actor.ts"
import { Quantity } from "../../Quantity.ts"
import { SelectedDemo } from "../order/OriginalOrder.ts"
import { pageMethod } from "../pageMethod.ts"
import { Access, users } from "../../access/Access.ts"

/** The question about the columns that a file can have, and the extra cost of each. */
export const ColumnsQuestion = Schema.Struct({
  /** Records that are wanted. */
  selectedQty: Quantity,
  /** A version of the prices of a source: it says which source. */
  priceListId: Schema.String,
  /** Names of the columns that are added already, with commas between or in a list. */
  currentSelectedCols: Schema.optionalKey(
    Schema.NullOr(Schema.Union([Schema.String, Schema.Array(Schema.String)])),
  ),
  selectedDemo: Schema.optionalKey(Schema.NullOr(Schema.Array(SelectedDemo))),
})
export type ColumnsQuestion = typeof ColumnsQuestion.Type

/** The calls about columns that are sold besides records. */
export class PricingGroup extends HttpApiGroup.make("Pricing")
  .add(
    pageMethod(
      "PlaceOrder",
      "GetAdditionalOutputColumnsAndPrice",
      ColumnsQuestion,
      Schema.Struct({
        /** The columns of every file, separated by commas. */
        DefaultOutputList: Schema.String,
        AdditionalOutputColumns: Schema.Array(OfferedColumn),
      }),
    ).annotate(Access, users({ payload: { selectedQty: 1_000, priceListId: "" } })),
  )
  .middleware(SignedIn)
  .middleware(OriginalDecoding) {}
