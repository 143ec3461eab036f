import { Schema } from "effect"
import { CarrierRoute, Zip, Zip4 } from "../shared/Zip.ts"

/** An excluded area takes its records away from every other area. */
const excluded = { excluded: Schema.Boolean }

export const ZipArea = Schema.Struct({ kind: Schema.Literal("zip"), zip: Zip, ...excluded })
export const Zip4Area = Schema.Struct({ kind: Schema.Literal("zip4"), zip4: Zip4, ...excluded })
export const CarrierRouteArea = Schema.Struct({
  kind: Schema.Literal("carrierRoute"),
  carrierRoute: CarrierRoute,
  ...excluded,
})

/** One chosen area of a list. A record belongs to the first chosen area that contains it. spec: decisions, Counting */
export const Area = Schema.Union([ZipArea, Zip4Area, CarrierRouteArea])
export type Area = typeof Area.Type
