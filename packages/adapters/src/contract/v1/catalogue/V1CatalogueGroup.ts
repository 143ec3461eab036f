import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Unavailable, V1Decoding } from "../V1Errors.ts"

/** Which data the site serves. */
export class V1CatalogueGroup extends HttpApiGroup.make("V1Catalogue")
  // For guests.
  .add(
    HttpApiEndpoint.get("health", "/health", {
      success: Schema.Struct({ ok: Schema.Boolean, snapshot: Schema.String }),
      error: Unavailable,
    }),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
