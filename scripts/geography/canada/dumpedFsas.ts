import { createRequire } from "node:module"
import { Schema } from "effect"

/** An FSA as the package has it; degrees are missing where a comma in the name moved the cells behind it. */
const Row = Schema.Struct({
  zip: Schema.String,
  city: Schema.String,
  latitude: Schema.NullOr(Schema.Number),
  longitude: Schema.NullOr(Schema.Number),
})
export type DumpedFsa = typeof Row.Type

const Module = Schema.Struct({ codes: Schema.Record(Schema.String, Row) })

/** The forward sortation areas of the package `zipcodes`, which hands out its lookup functions only, with the states. */
export const dumpedFsas = (): ReadonlyArray<DumpedFsa> => {
  const loaded: unknown = createRequire(import.meta.url)("zipcodes/lib/codesCanada.js")
  return Object.values(Schema.decodeUnknownSync(Module)(loaded).codes)
}
