import { Schema } from "effect"

/** A video of the library and where it plays from. */
export const Video = Schema.Struct({ name: Schema.String, url: Schema.String })
export type Video = typeof Video.Type

/** A tab of the video library. spec: portal §3 (Video category) */
export const VideoCategory = Schema.Struct({ name: Schema.String, videos: Schema.Array(Video) })
export type VideoCategory = typeof VideoCategory.Type
