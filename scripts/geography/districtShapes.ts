import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import type { Parts } from "./countyShapes.ts"

/** A congressional district with its outline. */
export interface DistrictShape {
  /** 'IL05'. */
  readonly district: string
  readonly parts: Parts
}

const Rings = Schema.Array(Schema.Array(Schema.Tuple([Schema.Number, Schema.Number])))

const Districts = Schema.fromJsonString(
  Schema.Struct({
    features: Schema.Array(
      Schema.Struct({
        // The id repeats in North Carolina, this does not.
        properties: Schema.Struct({ CD118: Schema.String }),
        geometry: Schema.Union([
          Schema.Struct({ type: Schema.Literal("Polygon"), coordinates: Rings }),
          Schema.Struct({ type: Schema.Literal("MultiPolygon"), coordinates: Schema.Array(Rings) }),
        ]),
      }),
    ),
  }),
)
const decode = Schema.decodeUnknownSync(Districts)

const FILE = /^([a-z]{2})High\.json$/

/** The Census Bureau writes '98' for a delegate's district; '00' is written for every district that is the only one. */
const numberOf = (code: string): string => (code === "98" ? "00" : code)

/** The districts of each state, from a folder of the package @amcharts/amcharts5-geodata. */
export const districtShapes = (folder: string): ReadonlyMap<string, ReadonlyArray<DistrictShape>> =>
  new Map(
    readdirSync(folder).flatMap((file): ReadonlyArray<readonly [string, ReadonlyArray<DistrictShape>]> => {
      const state = FILE.exec(file)?.[1]?.toUpperCase()
      if (state === undefined) return []
      const { features } = decode(readFileSync(join(folder, file), "utf8"))
      const shapes = features.map(({ properties, geometry }) => ({
        district: `${state}${numberOf(properties.CD118)}`,
        parts: geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
      }))
      return [[state, shapes]]
    }),
  )
