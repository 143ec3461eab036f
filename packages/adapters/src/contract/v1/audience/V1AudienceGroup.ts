import { DemoColumn, QuickPickInFull, QuickPickName } from "@listwright/domain/audience"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { SignedIn } from "../../Actor.ts"
import { Missing, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"

/** What people may be chosen by, all at once. */
export class V1AudienceGroup extends HttpApiGroup.make("V1Audience")
  .add(
    HttpApiEndpoint.get("attributes", "/attributes", {
      query: { listType: Schema.FiniteFromString.check(Schema.isInt()) },
      /** With their values; none of a source without records. */
      success: Schema.Struct({ attributes: Schema.Array(DemoColumn) }),
      /** The records are still being prepared. */
      error: Unavailable,
    }),
    HttpApiEndpoint.get("quickPicks", "/quick-picks", {
      query: { listType: Schema.FiniteFromString.check(Schema.isInt()) },
      /** The user's own first, then those of the site, then those made of business types. */
      success: Schema.Struct({ quickPicks: Schema.Array(QuickPickInFull) }),
      error: Unprocessable,
    }),
    HttpApiEndpoint.put("renameQuickPick", "/quick-picks/:id/name", {
      params: { id: Schema.String },
      payload: Schema.Struct({ name: QuickPickName }),
      success: Schema.Struct({}),
      error: [Missing, Unprocessable],
    }),
  )
  .middleware(SignedIn)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
