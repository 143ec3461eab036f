import { Schema } from "effect"

/** The origin of an area's reference data; shown wherever such an area is chosen. */
export const ReferenceFacts = Schema.Struct({
  /** The publisher: 'United States Census Bureau'. */
  source: Schema.NonEmptyString,
  /** The period that the data describes: 'July 2023', '119th Congress'. */
  vintage: Schema.NonEmptyString,
  /** True if the data only approximates the source. */
  approximate: Schema.Boolean,
  /** A sentence that explains how the data was derived from the source. */
  method: Schema.NonEmptyString,
})
export type ReferenceFacts = typeof ReferenceFacts.Type

/** The reference facts for the area kinds that change over time: congressional districts and metro areas. */
export const AreaReferences = Schema.Struct({
  congressionalDistricts: ReferenceFacts,
  metroAreas: ReferenceFacts,
})
export type AreaReferences = typeof AreaReferences.Type
