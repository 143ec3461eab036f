import { AreaDetails, AreaHit, AreaHitGroup, PlaceChoice } from "@listwright/domain/geography"
import { Schema } from "effect"

/** What `areas list --json` prints. */
export const AreasJson = Schema.Struct({
  areas: Schema.Array(PlaceChoice).annotate({
    description: "each as a definition holds it, with its name and the state that lists it",
  }),
}).annotate({ identifier: "Areas", description: "Areas that a list may be chosen by." })

const HitJson = Schema.Struct({
  ...AreaHit.fields,
  records: Schema.optionalKey(Schema.Int).annotate({
    description: "with --file: those that it holds under the audience and suppressions of the definition",
  }),
})

/** What `areas search --json` prints. */
export const AreaHitsJson = Schema.Struct({
  groups: Schema.Array(Schema.Struct({ ...AreaHitGroup.fields, hits: Schema.Array(HitJson) })).annotate({
    description: "by kind, the likeliest first; `more` says how many others of the kind there are",
  }),
}).annotate({ identifier: "AreaHits", description: "Areas that a text may mean." })

/** What `areas show --json` prints. */
export const AreaJson = AreaDetails.annotate({
  identifier: "Area",
  description: "An area, its ZIP Codes, and the counties (FIPS) of a metro area.",
})
