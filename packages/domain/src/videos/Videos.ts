import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"

/** The video library. spec: portal §2 (Videos page) */
export class Videos extends Context.Service<
  Videos,
  {
    /** In the order of the tabs. */
    readonly categories: () => Effect.Effect<ReadonlyArray<VideoCategory>, CallFailed>
  }
>()("@listwright/domain/Videos") {}

/** A video of the library and where it plays from. */
export const Video = Schema.Struct({ name: Schema.String, url: Schema.String })
export type Video = typeof Video.Type

/** A tab of the video library. spec: portal §3 (Video category) */
export const VideoCategory = Schema.Struct({ name: Schema.String, videos: Schema.Array(Video) })
export type VideoCategory = typeof VideoCategory.Type
