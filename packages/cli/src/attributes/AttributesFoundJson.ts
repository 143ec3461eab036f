import { AudienceHitGroup } from "@listwright/domain/audience"
import { Schema } from "effect"

/** What `attributes search --json` prints. */
export const AttributesFoundJson = Schema.Struct({
  listType: Schema.Int.annotate({ description: "data source that was searched" }),
  groups: Schema.Array(AudienceHitGroup).annotate({
    description:
      "what was found under its headings, the likeliest first; `criterion` is what a list file takes",
  }),
}).annotate({
  identifier: "AttributesFound",
  description: "What an audience may be chosen by, found by what people call it.",
})
