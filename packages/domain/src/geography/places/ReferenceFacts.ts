import { Schema } from "effect"

/** Where reference data of areas come from; shown wherever such an area is chosen. */
export const ReferenceFacts = Schema.Struct({
  /** Who made them: 'United States Census Bureau'. */
  source: Schema.NonEmptyString,
  /** What they are true of: 'July 2023', '119th Congress'. */
  vintage: Schema.NonEmptyString,
  /** Whether they only come near what the source says. */
  approximate: Schema.Boolean,
  /** How they were got from the source, in a sentence. */
  method: Schema.NonEmptyString,
})
export type ReferenceFacts = typeof ReferenceFacts.Type

/** Of the kinds of areas that change from time to time: congressional districts and metro areas. */
export const AreaReferences = Schema.Struct({
  congressionalDistricts: ReferenceFacts,
  metroAreas: ReferenceFacts,
})
export type AreaReferences = typeof AreaReferences.Type
