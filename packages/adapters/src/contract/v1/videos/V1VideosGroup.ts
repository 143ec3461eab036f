import { VideoCategory } from "@listwright/domain/videos"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { V1Decoding } from "../V1Errors.ts"
import { Access, allowUsers } from "../../access/Access.ts"

/** The calls for the video library. */
export class V1VideosGroup extends HttpApiGroup.make("V1Videos")
  .add(
    // Empty for users who may not see it.
    HttpApiEndpoint.get("videos", "/videos", {
      success: Schema.Struct({ categories: Schema.Array(VideoCategory) }),
    }).annotate(Access, allowUsers()),
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
