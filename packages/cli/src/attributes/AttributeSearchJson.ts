import { ATTRIBUTE_HIT_KINDS, AudienceHit, AudienceHitGroup } from "@listwright/domain/audience"
import { Schema } from "effect"

const { quickPick: _, ...attributeHit } = AudienceHit.fields

/** A group of hits, excluding quick picks, which have their own command. */
const AttributeGroup = Schema.Struct({
  ...AudienceHitGroup.fields,
  kind: Schema.Literals(ATTRIBUTE_HIT_KINDS),
  hits: Schema.Array(Schema.Struct(attributeHit)),
})

/** The output of `attributes search --json`. */
export const AttributeSearchJson = Schema.Struct({
  listType: Schema.Int.annotate({ description: "data source that was searched" }),
  groups: Schema.Array(AttributeGroup).annotate({
    description: "what was found, by heading, the likeliest first; `criterion` is what a list file takes",
  }),
}).annotate({
  identifier: "AttributesFound",
  description: "Attributes for selecting an audience, found by their common names.",
})
