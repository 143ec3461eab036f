import { OfferedSource } from "@listwright/domain/catalog"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { Operator } from "../Operator.ts"
import { Missing, V1Decoding } from "../V1Errors.ts"
import { WireAssetPath, WireSiteFile } from "./WireSiteFile.ts"
import { Access, allowOperators, allowUsers } from "../../access/Access.ts"

/** The versions of the program, its contract, and its data, to compare with those of a reply. */
const WireVersion = Schema.Struct({
  product: Schema.String,
  contract: Schema.String,
  /** The snapshot of each source that has data here, without duplicates. */
  snapshots: Schema.Array(Schema.String),
})

/** The calls about the data that the site serves and the files that configure it. */
export class V1CatalogGroup extends HttpApiGroup.make("V1Catalog")
  .add(
    HttpApiEndpoint.get("version", "/version", { success: WireVersion })
      .annotate(Access, allowUsers())
      .middleware(Authentication),
    HttpApiEndpoint.get("sources", "/sources", {
      /** The sources that the user may order, in landing page order. */
      success: Schema.Struct({ sources: Schema.Array(OfferedSource) }),
    })
      .annotate(Access, allowUsers())
      .middleware(Authentication),
    HttpApiEndpoint.get("siteFiles", "/site-files", {
      success: Schema.Struct({ files: Schema.Array(WireSiteFile), assets: Schema.Array(WireAssetPath) }),
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    HttpApiEndpoint.get("siteAsset", "/site-files/asset", {
      query: { path: WireAssetPath },
      success: HttpApiSchema.StreamUint8Array({ contentType: "application/octet-stream" }),
      error: Missing,
    })
      .annotate(Access, allowOperators({ query: { path: "rewards/mug.svg" } }))
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
