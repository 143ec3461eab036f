import { Effect, Schema } from "effect"
import { Quantity } from "../../Quantity.ts"

const text = Schema.optionalKey(Schema.NullOr(Schema.String))
const int = Schema.optionalKey(Schema.NullOr(Schema.Int))
const number = Schema.optionalKey(Schema.NullOr(Schema.Finite))
const flag = Schema.optionalKey(Schema.NullOr(Schema.Boolean))
const quantity = Schema.optionalKey(Schema.NullOr(Quantity))
/** A place's distance, as a string or a number. */
const distance = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Finite])))

/** The quantities of homes, apartments, and businesses; list type 50 adds them up. */
const occupantQuantities = {
  AvailableQtyHome: int,
  AvailableQtyApt: int,
  AvailableQtyBuss: int,
  DesiredQtyHome: quantity,
  DesiredQtyApt: quantity,
  DesiredQtyBuss: quantity,
}

/** A part of an area, such as a ZIP Code within a radius or a carrier route within a ZIP Code. */
export const OrderGeoDetail = Schema.Struct({
  DetailCode: Schema.String,
  DetailDesc: text,
  DetailName: text,
  AvailableQty: int,
  DesiredQty: quantity,
  ...occupantQuantities,
  /** The median household income and the median home value, in dollars. */
  Income: number,
  HomeValue: number,
  /** The median age in years. */
  MedianAge: number,
  /** The percentage of households with children, 0 to 100. */
  PHWC: number,
  DistanceDuration: distance,
})
export type OrderGeoDetail = typeof OrderGeoDetail.Type

export const OrderGeo = Schema.Struct({
  /**
   * The code that `areaCode` produces; for a shape, also its AddrSearchString. A city may omit the code and provide
   * CityName and StateCode instead.
   */
  GeoKeyCode: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
  GeoKeyDesc: text,
  GeoType: Schema.Int,
  AvailableQty: int,
  DesiredQty: quantity,
  EmailAvailableQty: int,
  EmailDesiredQty: quantity,
  ...occupantQuantities,
  CityName: text,
  StateCode: text,
  CountyName: text,
  CountyFips: text,
  CountryCode: text,
  CostPrice: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Finite]))),
  DistanceDuration: distance,
  showDetail: flag,
  OrderGeoDetails: Schema.optionalKey(Schema.NullOr(Schema.Array(OrderGeoDetail))),
  IsExcluded: flag,
})
export type OrderGeo = typeof OrderGeo.Type

/** A radius, a search for the nearest records, or a polygon. */
export const OriginalAddress = Schema.Struct({
  /** 'longitude:latitude:value:2', or a polygon's points joined by '|', with several polygons joined by '@'. */
  AddrSearchString: text,
  /** 2 for a radius; null or 0 for a polygon. */
  AddrUsageType: int,
  AddressLine: text,
  AddressName: text,
  /** The coordinates in degrees. */
  Latitude: number,
  Longitude: number,
  /** The number of records that a nearest-records search finds; null or 0 for other shapes. */
  Quantity: int,
  /** The radius in miles; values above 200 are reduced to 200. */
  Radius: number,
  /** True if the search must stay within the address's state. */
  SameState: flag,
  IsExcluded: flag,
})
export type OriginalAddress = typeof OriginalAddress.Type

/** An order's fields for selecting its areas. */
export const originalGeographyFields = {
  GeoType: Schema.optionalKey(Schema.Int),
  ZipType: Schema.optionalKey(Schema.Int),
  OrderGeos: Schema.optionalKey(Schema.Array(OrderGeo)),
  OrderAddresses: Schema.optionalKey(Schema.NullOr(Schema.Array(OriginalAddress))),
  /** The default radius in miles, for addresses that don't specify one. */
  Radius: number,
  /** The units that shapes can be made of: 1 records, 2 ZIP+4s, 3 carrier routes, 4 ZIP Codes. */
  RadiusTypeChoice: int,
  /** The default SameState, for addresses that don't specify it. */
  GeoSameState: flag,
  SeeBreakDown: flag,
  DesiredQtyHome: quantity,
  DesiredQtyApt: quantity,
  DesiredQtyBuss: quantity,
}
