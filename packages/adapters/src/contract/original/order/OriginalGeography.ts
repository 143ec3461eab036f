import { Effect, Schema } from "effect"
import { Quantity } from "../../Quantity.ts"

const text = Schema.optionalKey(Schema.NullOr(Schema.String))
const int = Schema.optionalKey(Schema.NullOr(Schema.Int))
const number = Schema.optionalKey(Schema.NullOr(Schema.Finite))
const flag = Schema.optionalKey(Schema.NullOr(Schema.Boolean))
const quantity = Schema.optionalKey(Schema.NullOr(Quantity))
/** The distance of a place, in whatever form the client has it. */
const distance = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Finite])))

/** The quantities of homes, apartments and businesses: list type 50 sums them. */
const occupantQuantities = {
  AvailableQtyHome: int,
  AvailableQtyApt: int,
  AvailableQtyBuss: int,
  DesiredQtyHome: quantity,
  DesiredQtyApt: quantity,
  DesiredQtyBuss: quantity,
}

/** A part of an area: a ZIP Code of a radius, a carrier route of a ZIP Code. */
export const OrderGeoDetail = Schema.Struct({
  DetailCode: Schema.String,
  DetailDesc: text,
  DetailName: text,
  AvailableQty: int,
  DesiredQty: quantity,
  ...occupantQuantities,
  /** Median dollars of its households, and of its homes. */
  Income: number,
  HomeValue: number,
  /** Years. */
  MedianAge: number,
  /** Percentage of households with children, 0 to 100. */
  PHWC: number,
  DistanceDuration: distance,
})
export type OrderGeoDetail = typeof OrderGeoDetail.Type

export const OrderGeo = Schema.Struct({
  /**
   * The code that `areaCode` writes; for a shape, also its AddrSearchString. A city may come without a code, by
   * CityName and StateCode.
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
  /** 'longitude:latitude:value:2', or the points of a polygon joined by '|', several polygons by '@'. */
  AddrSearchString: text,
  /** 2: radius; null or 0 of a polygon. */
  AddrUsageType: int,
  AddressLine: text,
  AddressName: text,
  /** Degrees. */
  Latitude: number,
  Longitude: number,
  /** Records of a search for the nearest; null or 0 of the others. */
  Quantity: int,
  /** Miles; more than 200 are cut to it. */
  Radius: number,
  /** True if the search must not leave the state of the address. */
  SameState: flag,
  IsExcluded: flag,
})
export type OriginalAddress = typeof OriginalAddress.Type

/** The fields of an order that select its areas. */
export const originalGeographyFields = {
  GeoType: Schema.optionalKey(Schema.Int),
  ZipType: Schema.optionalKey(Schema.Int),
  OrderGeos: Schema.optionalKey(Schema.Array(OrderGeo)),
  OrderAddresses: Schema.optionalKey(Schema.NullOr(Schema.Array(OriginalAddress))),
  /** Miles around addresses that do not say. */
  Radius: number,
  /** The units that shapes are made of: 1 records, 2 ZIP+4s, 3 carrier routes, 4 ZIP Codes. */
  RadiusTypeChoice: int,
  /** SameState of addresses that do not say. */
  GeoSameState: flag,
  SeeBreakDown: flag,
  DesiredQtyHome: quantity,
  DesiredQtyApt: quantity,
  DesiredQtyBuss: quantity,
}
