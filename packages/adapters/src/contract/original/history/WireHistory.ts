import { DraftId, OrderCode } from "@listwright/domain/shared"
import { AccountId } from "@listwright/domain/account"
import { Schema } from "effect"
import { OriginalSuppression } from "../order/OriginalSuppressions.ts"
import { AdditionalOutputColumn } from "../order/OriginalOrder.ts"

const text = Schema.String
const int = Schema.Int
const day = Schema.NullOr(Schema.String)

export const WireListOrder = Schema.Struct({
  OrderId: text,
  SessionId: DraftId,
  OrderDate: text,
  OrderCode,
  OrderDesc: text,
  DataSourceDesc: text,
  TotalDesiredQty: int,
  TotalEstmCost: text,
  UserName: text,
  AccountName: text,
  Status: int,
  OnlineOrder: Schema.Boolean,
  OrderType: int,
  ListType: int,
})
export type WireListOrder = typeof WireListOrder.Type

/**
 * UserName is our addition, for the account column. OrderType is the code of the service, or of its tab if the
 * service has no code.
 */
export const WireServiceOrder = Schema.Struct({
  CreateTime: text,
  OrderCode,
  OrderDesc: text,
  StatusDesc: text,
  OrderType: int,
  TotalRecords: int,
  TotalCost: text,
  Account: text,
  UserName: text,
  Status: int,
  OrderGuid: text,
  IsExistFulfillmentFile: Schema.Boolean,
  IsExistReportsFile: Schema.Boolean,
})
export type WireServiceOrder = typeof WireServiceOrder.Type

/** Dates are ISO; Status is the same as in the order's row. */
export const WireOrderDetail = Schema.Struct({
  OrderCode,
  Status: int,
  TotalAvailableQty: int,
  TotalDesiredQty: int,
  GeographyCharge: text,
  ServiceCharge: text,
  TotalEstmCost: text,
  ListUsage: int,
  PhoneOption: Schema.NullOr(int),
  GeoType: int,
  DemoType: int,
  OrderSelectedDemos: Schema.Array(
    Schema.Struct({
      AttributeName: text,
      Values: Schema.Array(Schema.Struct({ AttributeValueName: text })),
    }),
  ),
  OrderGeos: Schema.Array(Schema.Struct({ GeoKeyCode: text, GeoKeyDesc: text, DesiredQty: int })),
  SearchAddresses: Schema.Array(Schema.Struct({ AddressName: text, TotalDesiredQty: int })),
  TargetOption: Schema.NullOr(int),
  RouteOption: Schema.NullOr(int),
  ContactNameOption: Schema.NullOr(int),
  AdditionalOutputColumns: Schema.Array(AdditionalOutputColumn),
  Chose4Info: text,
  MobilePackageName: text,
  MobilePackageViewCount: int,
  OrderSuppressions: Schema.Array(OriginalSuppression),
  CustomSuppressions: Schema.Array(OriginalSuppression),
  SaveCountSuppressions: Schema.Array(OriginalSuppression),
  SuppressionStartDate: day,
  SuppressionEndDate: day,
  CustomSuppressionStartDate: day,
  CustomSuppressionEndDate: day,
  SaveCountSuppressionStartDate: day,
  SaveCountSuppressionEndDate: day,
  PaymentMethod: Schema.NullOr(int),
  OrderPaymentInformation: Schema.NullOr(Schema.Struct({ CardType: int, Number: text })),
})
export type WireOrderDetail = typeof WireOrderDetail.Type

/** OrderId is our addition; without it, an entry's OriginalOrderId identifies the order. */
export const WireOrderMore = Schema.Struct({
  OrderId: Schema.optionalKey(Schema.NullOr(text)),
  SuppressionType: int,
  OrderSuppressions: Schema.optionalKey(Schema.NullOr(Schema.Array(OriginalSuppression))),
  SuppressionStartDate: Schema.optionalKey(day),
  SuppressionEndDate: Schema.optionalKey(day),
  ListType: Schema.optionalKey(int),
  AccountId: Schema.optionalKey(Schema.NullOr(AccountId)),
})
export type WireOrderMore = typeof WireOrderMore.Type
