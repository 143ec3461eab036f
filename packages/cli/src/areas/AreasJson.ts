import { AreaDetails, AreaHit, AreaHitGroup, PlaceChoice } from "@listwright/domain/geography"
import { Schema } from "effect"

/** The output of `areas list --json`. */
export const AreasJson = Schema.Struct({
  areas: Schema.Array(PlaceChoice).annotate({
    description: "each as a definition holds it, with its name and the state that lists it",
  }),
}).annotate({ identifier: "Areas", description: "Areas that a list can be selected by." })

const HitJson = Schema.Struct({
  ...AreaHit.fields,
  records: Schema.optionalKey(Schema.Int).annotate({
    description: "with --file: those in it that match the audience and suppressions of the definition",
  }),
})

/** The output of `areas search --json`. */
export const AreaHitsJson = Schema.Struct({
  groups: Schema.Array(Schema.Struct({ ...AreaHitGroup.fields, hits: Schema.Array(HitJson) })).annotate({
    description: "by kind, the likeliest first; `more` says how many others of the kind there are",
  }),
}).annotate({ identifier: "AreaHits", description: "Areas that match a search." })

/** The output of `areas show --json`. */
export const AreaJson = AreaDetails.annotate({
  identifier: "Area",
  description: "An area, its ZIP Codes and, for a metro area, its counties (FIPS).",
})
