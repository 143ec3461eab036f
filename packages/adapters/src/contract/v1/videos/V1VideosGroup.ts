import { VideoCategory } from "@listwright/domain/videos"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { SignedIn } from "../../Actor.ts"
import { V1Decoding } from "../V1Errors.ts"

/** The video library. */
export class V1VideosGroup extends HttpApiGroup.make("V1Videos")
  .add(
    // Empty for users who may not see it (ShowVideos).
    HttpApiEndpoint.get("videos", "/videos", {
      success: Schema.Struct({ categories: Schema.Array(VideoCategory) }),
    }),
  )
  .middleware(SignedIn)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
