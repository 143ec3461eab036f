import { Schema } from "effect"

const degrees = (limit: number, message: string) =>
  Schema.Number.check(Schema.isFinite(), Schema.isBetween({ minimum: -limit, maximum: limit }, { message }))

/** Degrees east, -180 to 180. */
export const Longitude = degrees(180, "must be a longitude from -180 to 180 degrees")
/** Degrees north, -90 to 90. */
export const Latitude = degrees(90, "must be a latitude from -90 to 90 degrees")

/** Longitude, then latitude, in degrees. */
export const Point = Schema.Tuple([Longitude, Latitude])
export type Point = typeof Point.Type

/** Miles above 0 in 12 decimals, which is what a written area keeps, at most 200 [ob5-radius-cap]. */
export const SearchMiles = Schema.Number.check(
  Schema.isFinite(),
  Schema.isGreaterThanOrEqualTo(1e-12, { message: "must be a radius above 0 miles" }),
  Schema.isLessThanOrEqualTo(200, { message: "must be a radius of at most 200 miles" }),
)

/** The longest name that a shape can have. */
export const MAX_NAME_CHARACTERS = 200

/** What a shape is called by its buyer, such as the address at its center. Says nothing about what it selects. */
export const AreaShapeName = Schema.String.check(
  Schema.isMaxLength(MAX_NAME_CHARACTERS, {
    message: `must be a name of at most ${MAX_NAME_CHARACTERS} characters`,
  }),
)

/** What a point is only the middle of. */
export const CENTERS = ["street", "zip", "city", "state"] as const

/** What people know of the place in the middle of a shape; it selects nothing. */
export const addressFields = {
  /** The address, where the shape has a name of its own. */
  address: Schema.optionalKey(AreaShapeName),
  /** What was taken instead of an address that the site does not know; missing where it knows it. */
  center: Schema.optionalKey(Schema.Literals(CENTERS)),
}

/**
 * What a shape is made of: single records by their location, or whole ZIP+4s, carrier routes or ZIP Codes by their
 * center [ob5-granularity].
 */
export const Granularity = Schema.Literals(["standard", "zip4", "carrierRoute", "zip"])
export type Granularity = typeof Granularity.Type
