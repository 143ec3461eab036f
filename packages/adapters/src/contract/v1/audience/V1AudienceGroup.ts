import {
  MAX_AUDIENCE_HITS_PER_GROUP,
  MAX_AUDIENCE_TEXT_LENGTH,
  AudienceHitGroup,
  Attribute,
  QuickPickMatches,
  QuickPickName,
} from "@listwright/domain/audience"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { Missing, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Access, allowNamedRecords, allowUsers } from "../../access/Access.ts"

/** The calls that return the attributes for selecting an audience, all at once. */
export class V1AudienceGroup extends HttpApiGroup.make("V1Audience")
  .add(
    HttpApiEndpoint.get("attributes", "/attributes", {
      query: { listType: Schema.FiniteFromString.check(Schema.isInt()) },
      /** The attributes with their values; empty for a source without records. */
      success: Schema.Struct({ attributes: Schema.Array(Attribute) }),
      /** Returned while the records are still being prepared. */
      error: Unavailable,
    }).annotate(Access, allowUsers({ query: { listType: "10" } })),
    HttpApiEndpoint.get("quickPicks", "/quick-picks", {
      query: {
        listType: Schema.FiniteFromString.check(Schema.isInt()),
        /** Part of a name or description; if omitted, all quick picks match. */
        text: Schema.optionalKey(
          Schema.String.check(
            Schema.isMaxLength(MAX_AUDIENCE_TEXT_LENGTH, {
              message: `must be text of at most ${MAX_AUDIENCE_TEXT_LENGTH} characters`,
            }),
          ),
        ),
        /** The maximum number of quick picks of each type; defaults to all. */
        most: Schema.optionalKey(
          Schema.FiniteFromString.check(
            Schema.isInt(),
            Schema.isGreaterThanOrEqualTo(1, { message: "must be a number, 1 or greater" }),
          ),
        ),
      },
      success: QuickPickMatches,
      error: Unprocessable,
    }).annotate(Access, allowUsers({ query: { listType: "10" } })),
    HttpApiEndpoint.put("renameQuickPick", "/quick-picks/:id/name", {
      params: { id: Schema.String },
      payload: Schema.Struct({ name: QuickPickName }),
      success: Schema.Struct({}),
      error: [Missing, Unprocessable],
    }).annotate(Access, allowNamedRecords("quick pick", { payload: { name: "Renamed" } })),
    HttpApiEndpoint.get("findAttributes", "/attributes/search", {
      query: {
        listType: Schema.FiniteFromString.check(Schema.isInt()),
        text: Schema.String.check(
          Schema.isMaxLength(MAX_AUDIENCE_TEXT_LENGTH, {
            message: `must be text of at most ${MAX_AUDIENCE_TEXT_LENGTH} characters`,
          }),
        ),
        /** The maximum number of hits per group; defaults to 6. */
        most: Schema.optionalKey(
          Schema.FiniteFromString.check(
            Schema.isInt(),
            Schema.isBetween(
              { minimum: 1, maximum: MAX_AUDIENCE_HITS_PER_GROUP },
              { message: `must be a number from 1 to ${MAX_AUDIENCE_HITS_PER_GROUP}` },
            ),
          ),
        ),
      },
      /** The matches, most likely first; empty for search text under 3 characters and for a source without records. */
      success: Schema.Struct({ groups: Schema.Array(AudienceHitGroup) }),
      error: Unavailable,
    }).annotate(Access, allowUsers({ query: { listType: "10", text: "golf" } })),
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
