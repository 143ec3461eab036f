import { Schema } from "effect"

/** A polygon's rings, each closed; a position is longitude, latitude, and optionally a height. */
const Rings = Schema.Array(Schema.Array(Schema.Array(Schema.Number)))

const text = Schema.optionalKey(Schema.String)

/** A ZIP Code area in the Census Bureau's format, from the cartographic files (`cb_*_zcta520`) or TIGER/Line. */
export const ZctaFeature = Schema.Struct({
  type: Schema.Literal("Feature"),
  properties: Schema.Struct({ ZCTA5CE20: text, ZCTA5CE10: text, GEOID20: text, GEOID10: text }),
  geometry: Schema.Union([
    Schema.Struct({ type: Schema.Literal("Polygon"), coordinates: Rings }),
    Schema.Struct({ type: Schema.Literal("MultiPolygon"), coordinates: Schema.Array(Rings) }),
  ]),
})
export type ZctaFeature = typeof ZctaFeature.Type

/**
 * Returns a feature's ZIP Code, or null if it doesn't have one. Files split by state prefix it with the state's two
 * digits.
 */
export const featureZip = ({ properties }: ZctaFeature): string | null => {
  const named = properties.ZCTA5CE20 ?? properties.ZCTA5CE10 ?? properties.GEOID20 ?? properties.GEOID10
  return /^(?:\d\d)?(\d{5})$/.exec(named ?? "")?.[1] ?? null
}
