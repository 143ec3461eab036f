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

/**
 * A radius in miles, still above 0 when rounded to the 12 decimals that are stored, and at most 200 [ob5-radius-cap].
 */
export const RadiusMiles = Schema.Number.check(
  Schema.isFinite(),
  Schema.isGreaterThanOrEqualTo(1e-12, { message: "must be a radius above 0 miles" }),
  Schema.isLessThanOrEqualTo(200, { message: "must be a radius of at most 200 miles" }),
)

/** The maximum length of a shape's name. */
export const MAX_NAME_CHARACTERS = 200

/** The buyer's name for a shape, such as the address at its center. It doesn't affect the selection. */
export const AreaShapeName = Schema.String.check(
  Schema.isMaxLength(MAX_NAME_CHARACTERS, {
    message: `must be a name of at most ${MAX_NAME_CHARACTERS} characters`,
  }),
)

/** The kinds of places whose center may be used as a point instead of an exact address. */
export const CENTER_KINDS = ["street", "zip", "city", "state"] as const

/** Information for the user about the place at the center of a shape; it doesn't affect the selection. */
export const addressFields = {
  /** The address, if the shape has a different name. */
  address: Schema.optionalKey(AreaShapeName),
  /** The kind of place whose center is used because the site doesn't know the address; missing if it does. */
  center: Schema.optionalKey(Schema.Literals(CENTER_KINDS)),
}

/**
 * The units that a shape selects: single records by their location, or whole ZIP+4s, carrier routes, or ZIP Codes by
 * their center [ob5-granularity].
 */
export const Granularity = Schema.Literals(["standard", "zip4", "carrierRoute", "zip"])
export type Granularity = typeof Granularity.Type
