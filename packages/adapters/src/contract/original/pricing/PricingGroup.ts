import { OfferedColumn } from "@listwright/domain/audience"
import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { Quantity } from "../../Quantity.ts"
import { SelectedDemo } from "../order/OriginalOrder.ts"
import { pageMethod } from "../pageMethod.ts"
import { Access, allowUsers } from "../../access/Access.ts"

const WireOfferedColumn = OfferedColumn.pipe(
  Schema.encodeKeys({
    column: "ColumnName",
    name: "ColumnDesc",
    isSubElement: "IsSubElement",
    parentColumn: "ParentColumnName",
    price: "ColumnPrice",
  }),
)

/** A query for the columns that can be added to a file, with the extra cost of each. */
export const ColumnsQuestion = Schema.Struct({
  /** The number of records requested. */
  selectedQty: Quantity,
  /** A source's price version, which also identifies the source. */
  priceListId: Schema.String,
  /** The names of the columns that are already added, as comma-separated text or an array. */
  currentSelectedCols: Schema.optionalKey(
    Schema.NullOr(Schema.Union([Schema.String, Schema.Array(Schema.String)])),
  ),
  selectedDemo: Schema.optionalKey(Schema.NullOr(Schema.Array(SelectedDemo))),
})
export type ColumnsQuestion = typeof ColumnsQuestion.Type

/** The calls about columns sold in addition to records. */
export class PricingGroup extends HttpApiGroup.make("Pricing")
  .add(
    pageMethod(
      "PlaceOrder",
      "GetAdditionalOutputColumnsAndPrice",
      ColumnsQuestion,
      Schema.Struct({
        /** The columns that every file includes, separated by commas. */
        DefaultOutputList: Schema.String,
        AdditionalOutputColumns: Schema.Array(WireOfferedColumn),
      }),
    ).annotate(Access, allowUsers({ payload: { selectedQty: 1_000, priceListId: "" } })),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
