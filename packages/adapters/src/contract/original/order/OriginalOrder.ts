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
 * A selected demographic. Ranges are written 'from~to'. The values of a quick pick (DemoCategoryType 2, 5, 7) are names
 * of quick picks.
 */
export const SelectedDemo = Schema.Struct({
  ...demoFields,
  /** The demos that the one named quick pick added to the others; if missing, the server looks them up. */
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

/** The payment details of an order. Our own screens always send a Token and never a Number. */
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

/** A pricing element of an order. The server ignores the values that clients send. */
export const PricingElement = Schema.Struct({
  ElementName: Schema.String,
  IsAdditional: flag,
  /** Dollars per record, excluding the charge for repeated use. */
  Price: text,
  /** The chosen sub-elements that the price includes, separated by commas; null if there are none. */
  SubColumnName: nullableText,
})

/** The order as the original contract carries it. Every field may be missing. */
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
   * Sums of 1, 2, and 4 for list types 50 and 140: homes, apartments, businesses; carrier routes, PO boxes, rural
   * routes.
   */
  TargetOption: nullableInt,
  RouteOption: nullableInt,
  /** 1 to include contact names where they exist; the flag has the same meaning. */
  ContactNameOption: nullableInt,
  ContactNameFlag: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Boolean, Schema.Int]))),
  PromoCode: nullableText,
  AdditionalOutputColumns: Schema.optionalKey(Schema.NullOr(Schema.Array(AdditionalOutputColumn))),
  /** null or 0 for no mobile package. */
  MobilePackageId: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  /** The number of sets of address labels; null or 0 for no labels. */
  LabelCount: nullableInt,
  /** 'facebook' or 'twitter', with the fields of its medium, for list type 270. */
  MediaTypeName: nullableText,
  ShareAccountId: nullableText,
  PackageName: nullableText,
  TenantId: nullableText,
  DestinationId: nullableText,
  DestinationAccountId: nullableText,
  CreativeId: nullableText,
  /** One of the PermittedPurposes of the Data Use Agreement. */
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
  /** 4 or 5 for a promotion of points, with the factor or the number of points to add. */
  PromotionPointType: nullableInt,
  PromotionPointValue: nullableText,
  MobilePackageCharge: text,
  /** The cost before any promotion. */
  RetailCost: text,
  /** The total estimate of an email campaign; 0.00 for any other list. */
  TotalEmailEstmCost: text,
  /** The elements that the record price consists of; missing until the order has a price. */
  ElementsForPricing: Schema.optionalKey(Schema.NullOr(Schema.Array(PricingElement))),
  /** The id of the price version. */
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
  /** The revision of the draft that was shown; if missing, the current revision. */
  DraftRevision: int,
  /** True if the Data Use Agreement was accepted. */
  IsAgreementAccepted: flag,
  IsContactMe: flag,
  OrderContactInformation: Schema.optionalKey(OrderContactInformation),
  OrderPaymentInformation: Schema.optionalKey(OrderPaymentInformation),
})
export type OriginalOrder = typeof OriginalOrder.Type
