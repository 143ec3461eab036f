import {
  GeographyPrice,
  MapElementPrice,
  MobilePackage,
  PriceList,
  PriceRow,
} from "@listwright/domain/pricing"
import { Schema } from "effect"
import { WireUsage } from "./WireUsage.ts"

const WirePriceRow = PriceRow.pipe(
  Schema.encodeKeys({
    element: "PriceName",
    from: "Lbound",
    to: "Ubound",
    price: "Price1",
    secondPrice: "Price2",
    notificationRequired: "NotificationRequired",
  }),
)

const WireLabelPrices = PriceList.fields.labelPrices.pipe(
  Schema.encodeKeys({
    perRecord: "BasePrice",
    firstSetShipping: "FirstLabelShipping",
    additionalSetShipping: "AdditionalLabelShipping",
  }),
)

const WireGeographyPrice = GeographyPrice.pipe(Schema.encodeKeys({ geoType: "GeoType", price: "Price" }))

const WireMapElementPrice = MapElementPrice.pipe(
  Schema.encodeKeys({ element: "ColumnName", price: "MapColumnPrice", secondPrice: "MapColumnPrice2" }),
)

const WireMobilePackage = MobilePackage.pipe(
  Schema.encodeKeys({
    id: "MobilePackageId",
    name: "MobilePackageName",
    viewCount: "MobilePackageViewCount",
    charge: "MobilePackageCharge",
  }),
)

/** A source's prices with their version id. */
export const WirePriceList = Schema.Struct({
  id: Schema.String,
  ...PriceList.fields,
  elementPrices: Schema.Array(WirePriceRow),
  labelPrices: WireLabelPrices,
  usages: Schema.Array(WireUsage),
  geographyPrices: Schema.optionalKey(Schema.Array(WireGeographyPrice)),
  mapElementPrices: Schema.optionalKey(Schema.Array(WireMapElementPrice)),
  mobilePackages: Schema.optionalKey(Schema.Array(WireMobilePackage)),
}).pipe(
  Schema.encodeKeys({
    id: "PriceListId",
    elementPrices: "ElementsPrices",
    labelPrices: "LabelPrices",
    usages: "ListMultiplePrice",
    geographyPrices: "GeographyPrices",
    minimumElementsCharge: "MinElementsCharge",
    minimumLabelCharge: "MinLabelCharge",
    maximumGoodsCost: "MaxCostOfGoodPrice",
    serviceCharge: "ServiceCharge",
    minimumOrderAmount: "MinOrderAmount",
    usageMultiplies: "CalculatePriceMethod",
    mapBasePrice: "MapBasePrice",
    mapMinimumElementsCharge: "MapMinPrice",
    mapElementPrices: "ColumnPrices",
    mobilePackages: "MobilePackages",
  }),
)
