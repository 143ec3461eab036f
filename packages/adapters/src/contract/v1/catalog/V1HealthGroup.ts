import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Access, allowGuests } from "../../access/Access.ts"
import { V1Decoding } from "../V1Errors.ts"
import { Unhealthy } from "./Unhealthy.ts"

/** The calls for monitors, in a group of their own that no browser loads. */
export class V1HealthGroup extends HttpApiGroup.make("V1Health")
  .add(
    HttpApiEndpoint.get("health", "/health", {
      success: Schema.Struct({ ok: Schema.Boolean, snapshot: Schema.String }),
      error: Unhealthy,
    }).annotate(
      Access,
      allowGuests("Reports whether everything that orders need is working, and which data is counted."),
    ),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
