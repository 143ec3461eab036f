import { Schema } from "effect"
import { SelectedDemo } from "../order/OriginalOrder.ts"

/** The wire form of a quick pick, either the user's own or the site's. */
export const WireQuickPick = Schema.Struct({
  QpId: Schema.String,
  QpName: Schema.String,
  QpDesc: Schema.String,
  /** 1 if the quick pick belongs to the site. */
  QpType: Schema.Int,
})
export type WireQuickPick = typeof WireQuickPick.Type

/** A quick pick with its contents, both as readable text and in the form used in orders. */
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

/** A quick pick made of business types. */
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
