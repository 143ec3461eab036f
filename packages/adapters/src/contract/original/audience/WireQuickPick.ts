import { Schema } from "effect"
import { SelectedDemo } from "../order/OriginalOrder.ts"

/** One of the user's own, or of the site. The wire form */
export const WireQuickPick = Schema.Struct({
  QpId: Schema.String,
  QpName: Schema.String,
  QpDesc: Schema.String,
  /** 1: of the site. */
  QpType: Schema.Int,
})
export type WireQuickPick = typeof WireQuickPick.Type

/** With what it holds: as people read it, and as an order has it. */
export const WireQuickPickDetail = Schema.Struct({
  ...WireQuickPick.fields,
  Categories: Schema.Array(
    Schema.Struct({
      Items: Schema.Array(
        Schema.Struct({
          ItemDesc: Schema.String,
          Values: Schema.Array(Schema.Struct({ Name: Schema.String })),
        }),
      ),
    }),
  ),
  TargetOptions: Schema.Array(SelectedDemo),
})
export type WireQuickPickDetail = typeof WireQuickPickDetail.Type

/** One that is made of business types */
export const WireBusinessQuickPick = Schema.Struct({
  Code: Schema.String,
  Name: Schema.String,
  Description: Schema.String,
})
export type WireBusinessQuickPick = typeof WireBusinessQuickPick.Type

export const WireBusinessQuickPickItem = Schema.Struct({
  IndustryCode: Schema.String,
  IndustryDesc: Schema.String,
  IsExcluded: Schema.Boolean,
})
