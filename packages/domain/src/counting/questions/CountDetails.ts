import { Effect, Schema } from "effect"
import { Medians } from "../../definition/Medians.ts"
import { OccupantRecords } from "../../definition/OccupantRecords.ts"
import { AreaRecords } from "./CountAnswer.ts"
import { SuppressedCount } from "./SuppressedCount.ts"
import { TRUE_OF } from "./TrueOf.ts"
import { WithoutPlace } from "./WithoutPlace.ts"

/** The unit to break areas down into, if it differs from what their source shows. */
export const AskedDetails = Schema.Struct({ by: Schema.optionalKey(Schema.Literal("zip")) })
export type AskedDetails = typeof AskedDetails.Type

/** A part of an area: a carrier route or ZIP Code of it. */
export const DetailCount = Schema.Struct({
  /** The code of the part: '60614C001', '60614', or '' for records without one. */
  code: Schema.String,
  available: Schema.Int,
  withPhones: Schema.Int,
  /** By what people live or work in; the three sum to `available`. */
  occupants: OccupantRecords,
  /** The medians of a carrier route, over the records whose value is known. */
  medians: Schema.optionalKey(Medians),
  /** Miles from the center of a search to the center of the part; null where either is missing. */
  distance: Schema.NullOr(Schema.Number),
})
export type DetailCount = typeof DetailCount.Type

/** The records that one area brings, down to its detail rows. */
export const AreaDetails = Schema.Struct({
  ...AreaRecords.fields,
  /** Records with an e-mail address. */
  withEmail: Schema.Int,
  occupants: OccupantRecords,
  /** The medians of an area that is broken down into carrier routes. */
  medians: Schema.optionalKey(Medians),
  /** The detail rows by code, summing to the area; empty if its source doesn't show any. */
  details: Schema.Array(DetailCount),
})
export type AreaDetails = typeof AreaDetails.Type

/**
 * All details of an exact count. The areas keep the definition's order, without the excluded ones, and sum to the
 * totals.
 */
export const CountDetails = Schema.Struct({
  total: Schema.Int,
  withPhones: Schema.Int,
  withEmail: Schema.Int,
  /** Records that have a contact's name. */
  withContactNames: Schema.Int,
  areas: Schema.Array(AreaDetails),
  /** The sources in use, in their order. Counted before one record a household and the nearest records are taken. */
  suppressed: Schema.Array(SuppressedCount),
  /** Records of the source that the definition's shapes skip because their location is unknown. */
  withoutPlace: Schema.Array(WithoutPlace).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})
export type CountDetails = typeof CountDetails.Type

/** The same with what it is true of. */
export const DetailedCount = Schema.Struct({
  ...TRUE_OF,
  ...CountDetails.fields,
})
export type DetailedCount = typeof DetailedCount.Type
