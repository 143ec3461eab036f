import { Effect, Schema } from "effect"
import { Medians } from "../../definition/Medians.ts"
import { OccupantRecords } from "../../definition/OccupantRecords.ts"
import { AreaRecords } from "./CountAnswer.ts"
import { SuppressedCount } from "./SuppressedCount.ts"
import { ANSWER_BASIS } from "./AnswerBasis.ts"
import { UnlocatedRecords } from "./UnlocatedRecords.ts"

/** The unit to break areas down into, if it differs from the source's own. */
export const DetailsRequest = Schema.Struct({ by: Schema.optionalKey(Schema.Literal("zip")) })
export type DetailsRequest = typeof DetailsRequest.Type

/** A carrier route or ZIP Code within an area. */
export const CountDetailRow = Schema.Struct({
  /** The part's code: '60614C001', '60614', or '' for records without one. */
  code: Schema.String,
  available: Schema.Int,
  withPhones: Schema.Int,
  /** Records by dwelling or workplace type; the three add up to `available`. */
  occupants: OccupantRecords,
  /** A carrier route's medians, over the records with known values. */
  medians: Schema.optionalKey(Medians),
  /**
   * The distance in miles from the center of the search to the center of the part; null if either center is missing.
   */
  distance: Schema.NullOr(Schema.Number),
})
export type CountDetailRow = typeof CountDetailRow.Type

/** The records that one area brings in, broken down into detail rows. */
export const AreaDetails = Schema.Struct({
  ...AreaRecords.fields,
  /** The number of records with an email address. */
  withEmail: Schema.Int,
  occupants: OccupantRecords,
  /** The medians of an area that is broken down into carrier routes. */
  medians: Schema.optionalKey(Medians),
  /** The detail rows by code, which add up to the area's total; empty if its source has no detail rows. */
  details: Schema.Array(CountDetailRow),
})
export type AreaDetails = typeof AreaDetails.Type

/**
 * All details of an exact count. The areas keep the definition's order, without the excluded ones, and add up to the
 * totals.
 */
export const CountDetails = Schema.Struct({
  total: Schema.Int,
  withPhones: Schema.Int,
  withEmail: Schema.Int,
  /** The number of records with a contact name. */
  withContactNames: Schema.Int,
  areas: Schema.Array(AreaDetails),
  /**
   * The active suppression sources in order. They're counted before the selection is reduced to one record per
   * household and to the nearest records.
   */
  suppressed: Schema.Array(SuppressedCount),
  /** The source's records that the definition's shapes exclude because their location is unknown. */
  withoutPlace: Schema.Array(UnlocatedRecords).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})
export type CountDetails = typeof CountDetails.Type

/** A count's details, with the definition and data that they apply to. */
export const DetailedCount = Schema.Struct({
  ...ANSWER_BASIS,
  ...CountDetails.fields,
})
export type DetailedCount = typeof DetailedCount.Type
