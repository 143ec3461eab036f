import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Access, guests } from "../../access/Access.ts"
import { V1Decoding } from "../V1Errors.ts"
import { Unwell } from "./Unwell.ts"

/** The calls for monitors, in a group of their own that no browser loads. */
export class V1HealthGroup extends HttpApiGroup.make("V1Health")
  .add(
    HttpApiEndpoint.get("health", "/health", {
      success: Schema.Struct({ ok: Schema.Boolean, snapshot: Schema.String }),
      error: Unwell,
    }).annotate(
      Access,
      guests("Reports whether everything that orders need is working, and which data is counted."),
    ),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
