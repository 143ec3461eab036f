import { PointCount } from "@listwright/domain/rewards"
import { Schema } from "effect"

/** spec: order-builder §3 (Demo column, Value): the wire form */
export const WireDemoValue = Schema.Struct({
  AttributeValue: Schema.String,
  AttributeValueName: Schema.String,
  ColumnName: Schema.String,
  SortSeq: Schema.Int,
})
export const WireDemoColumn = Schema.Struct({
  ColumnName: Schema.String,
  AttributeName: Schema.String,
  AttributeDesc: Schema.String,
  DemoInputtype: Schema.Int,
  DemoCategory: Schema.Int,
  MinValue: Schema.NullOr(Schema.String),
  MaxValue: Schema.NullOr(Schema.String),
  PriceName: Schema.NullOr(Schema.String),
})
export type WireDemoColumn = typeof WireDemoColumn.Type

export const WireDemoAttribute = Schema.Struct({
  ...WireDemoColumn.fields,
  DemoValues: Schema.Array(WireDemoValue),
})
export type WireDemoAttribute = typeof WireDemoAttribute.Type

/** spec: portal §3 (User info) and the startup call */
export const WireUser = Schema.Struct({
  UserGuid: Schema.String,
  Userid: Schema.String,
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  Company: Schema.String,
  HomePhone: Schema.String,
  Name: Schema.String,
  User_RoleName: Schema.String,
  IsNewUI: Schema.Int,
  accountId: Schema.Int,
  accountName: Schema.String,
  userDataSources: Schema.Array(Schema.Int),
  /** Whole, never below 0. */
  userPoint: PointCount,
})

/** spec: order-builder §3 (Site configuration) */
export const WireSite = Schema.Struct({
  SiteName: Schema.String,
  PhoneNumber: Schema.String,
  ContactEmail: Schema.String,
  HomePageLink: Schema.String,
  MinQuantityOfOrder: Schema.Int,
  IsVertaxEnabled: Schema.Boolean,
  IsOrderQuoteEnabled: Schema.Boolean,
  IsPlaceOrderEnabled: Schema.Boolean,
  IsUserNoPay: Schema.Boolean,
  ShowPromotion: Schema.Boolean,
  EnableZipCodeOrCarrierRoute: Schema.Boolean,
  IsEnableMultiCount: Schema.Boolean,
  IsMultipleAddress: Schema.Boolean,
  IsEnableMultiGeo: Schema.Boolean,
  IsDemoBreakdownEnabled: Schema.Boolean,
  Readings: Schema.Record(Schema.String, Schema.String),
})

/** spec: order-builder §3 (Promotion) */
export const WirePromotion = Schema.Struct({
  PromotionCode: Schema.String,
  PromotionName: Schema.String,
  PromotionType: Schema.Int,
  PromotionValue: Schema.String,
  PromotionBalance: Schema.String,
  MinPurAmountType: Schema.NullOr(Schema.Int),
  MinPurAmount: Schema.String,
  MinPurQty: Schema.Int,
  PackageIds: Schema.Array(Schema.Int),
  IsNoRequired: Schema.Boolean,
})

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
