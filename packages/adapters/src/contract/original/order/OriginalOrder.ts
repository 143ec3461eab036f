import { DraftId } from "@listwright/domain/shared"
import { AccountId } from "@listwright/domain/account"
import { Schema } from "effect"
import { originalGeographyFields } from "./OriginalGeography.ts"
import { originalSuppressionFields } from "./OriginalSuppressions.ts"
import { Quantity } from "../../Quantity.ts"

const text = Schema.optionalKey(Schema.String)
const nullableText = Schema.optionalKey(Schema.NullOr(Schema.String))
const int = Schema.optionalKey(Schema.Int)
const nullableInt = Schema.optionalKey(Schema.NullOr(Schema.Int))
const flag = Schema.optionalKey(Schema.Boolean)

const demoFields = {
  ColumnName: Schema.String,
  AttributeName: text,
  DemoCategoryType: int,
  Description: text,
  Values: Schema.Array(
    Schema.Struct({ AttributeValue: Schema.String, AttributeValueName: text, ColumnName: text }),
  ),
}

/**
 * A selected demographic. Ranges are written as 'from~to'. The values of a quick pick (CriterionOrigin 2, 5, 7) are
 * quick pick names.
 */
export const SelectedDemo = Schema.Struct({
  ...demoFields,
  /** The demos that the single named quick pick added to the others; if missing, the server looks them up. */
  Added: Schema.optionalKey(Schema.Array(Schema.Struct(demoFields))),
})
export type SelectedDemo = typeof SelectedDemo.Type

export const OrderContactInformation = Schema.Struct({
  FirstName: text,
  LastName: text,
  Company: text,
  Email: text,
  Phone: text,
  OrderName: text,
  AddressLine: text,
  City: text,
  State: text,
  Zipcode: text,
  CountryCode: text,
  CallMe: flag,
  IsContactMeByEmail: flag,
  OrderForClients: flag,
  AddToMailingList: flag,
  IsSendEmailToAudience: flag,
  IsSendEmailToList: flag,
  IsSendMobileFacebookToAudience: flag,
  LicenseNumber: nullableText,
  SANNumber: nullableText,
})

/** An order's payment details. Our own screens always send a Token, never a Number. */
export const OrderPaymentInformation = Schema.Struct({
  Number: text,
  CardType: int,
  ExpiredMonth: int,
  ExpiredYear: int,
  SecurityCode: text,
  HolderName: text,
  AddressLine: text,
  City: text,
  State: text,
  Zipcode: text,
  CountryCode: text,
  Email: text,
  Phone: text,
  Token: text,
})

export const AdditionalOutputColumn = Schema.Struct({ ColumnName: Schema.String, ColumnDesc: text })

/** An order's pricing element. The server ignores values sent by clients. */
export const PricingElement = Schema.Struct({
  ElementName: Schema.String,
  IsAdditional: flag,
  /** The price in dollars per record, excluding the charge for repeated use. */
  Price: text,
  /** The chosen sub-elements that are included in the price, separated by commas; null if there are none. */
  SubColumnName: nullableText,
})

/** An order in the original contract's format. Every field may be missing. */
export const OriginalOrder = Schema.Struct({
  AccountId: Schema.optionalKey(AccountId),
  CurrentStep: text,
  DemoType: int,
  ListType: int,
  ListUsage: int,
  ...originalGeographyFields,
  OrderSelectedDemos: Schema.optionalKey(Schema.Array(SelectedDemo)),
  ...originalSuppressionFields,
  PhoneOption: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  /** 'noemail', 'onlyemail', or 'email', for list type 260. */
  EmailOption: nullableText,
  /**
   * The target and route options for list types 50 and 140, each a sum of 1, 2, and 4: homes, apartments, businesses;
   * carrier routes, PO boxes, rural routes.
   */
  TargetOption: nullableInt,
  RouteOption: nullableInt,
  /** 1 to include contact names where they exist; ContactNameFlag has the same meaning. */
  ContactNameOption: nullableInt,
  ContactNameFlag: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Boolean, Schema.Int]))),
  PromoCode: nullableText,
  AdditionalOutputColumns: Schema.optionalKey(Schema.NullOr(Schema.Array(AdditionalOutputColumn))),
  /** The mobile package's id; null or 0 for no mobile package. */
  MobilePackageId: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  /** The number of sets of address labels; null or 0 for no labels. */
  LabelCount: nullableInt,
  /** 'facebook' or 'twitter', along with that medium's fields, for list type 270. */
  MediaTypeName: nullableText,
  ShareAccountId: nullableText,
  PackageName: nullableText,
  TenantId: nullableText,
  DestinationId: nullableText,
  DestinationAccountId: nullableText,
  CreativeId: nullableText,
  /** One of the Data Use Agreement's PermittedPurposes. */
  PermittedPurpose: nullableText,
  PaymentMethod: int,
  TotalDesiredQty: Schema.optionalKey(Quantity),
  TotalAvailableQty: int,
  TotalPretaxCost: text,
  TotalEstmCost: text,
  TotalActualCost: text,
  TaxCharge: text,
  OrderCharge: text,
  CostPrice: text,
  GoodsCost: text,
  ShippingCharge: text,
  LabelCharge: text,
  ServiceCharge: text,
  GeographyCharge: text,
  SubTotalCharge: text,
  PromotionAmount: text,
  /** 4 or 5 for a points promotion, with the factor or the number of points to add. */
  PromotionPointType: nullableInt,
  PromotionPointValue: nullableText,
  MobilePackageCharge: text,
  /** The cost before any promotion. */
  RetailCost: text,
  /** The estimated total cost of an email campaign; 0.00 for any other list. */
  TotalEmailEstmCost: text,
  /** The elements that make up the record price; missing until the order is priced. */
  ElementsForPricing: Schema.optionalKey(Schema.NullOr(Schema.Array(PricingElement))),
  /** The price version's id. */
  PriceListId: text,
  MinElementsChargeApply: flag,
  MinLabelChargeApply: flag,
  MinOrderAmountApply: flag,
  OrderCode: text,
  OrderDesc: text,
  AccountName: text,
  SessionGuid: text,
  OrderSubmittedDate: text,
  /** The draft's id. */
  ListModuleSessionId: Schema.optionalKey(DraftId),
  /** The revision of the draft that was shown; defaults to the current revision. */
  DraftRevision: int,
  /** True if the user accepted the Data Use Agreement. */
  IsAgreementAccepted: flag,
  IsContactMe: flag,
  OrderContactInformation: Schema.optionalKey(OrderContactInformation),
  OrderPaymentInformation: Schema.optionalKey(OrderPaymentInformation),
})
export type OriginalOrder = typeof OriginalOrder.Type
