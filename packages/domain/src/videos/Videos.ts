import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"

/** The video library. */
export class Videos extends Context.Service<
  Videos,
  {
    /** In the order of the tabs. */
    readonly categories: () => Effect.Effect<ReadonlyArray<VideoCategory>, CallFailed>
  }
>()("@listwright/domain/Videos") {}

/** A video of the library and where it plays from. */
export const Video = Schema.Struct({
  name: Schema.String,
  url: Schema.String,
  /** What it shows, for whoever cannot see it; '' where the site says nothing. */
  description: Schema.String,
  /** Where its captions are; missing: nothing is said in it. */
  captions: Schema.optionalKey(Schema.String),
})
export type Video = typeof Video.Type

/** A tab of the video library. */
export const VideoCategory = Schema.Struct({ name: Schema.String, videos: Schema.Array(Video) })
export type VideoCategory = typeof VideoCategory.Type

/** What the page shows: the tab, its videos, and the one in the player; null where there is none. */
export interface Playing {
  readonly category: VideoCategory | null
  readonly video: Video | null
}

/** What the user has picked, by name; null is nothing yet. */
export interface VideoChoice {
  readonly categoryName: string | null
  readonly videoName: string | null
}

/** The picked tab and video; else the first tab that has videos, and the first video of the tab. */
export const playing = (categories: ReadonlyArray<VideoCategory>, choice: VideoChoice): Playing => {
  const category =
    categories.find(({ name }) => name === choice.categoryName) ??
    categories.find(({ videos }) => videos.length > 0) ??
    categories[0]
  const video = category?.videos.find(({ name }) => name === choice.videoName) ?? category?.videos[0]
  return { category: category ?? null, video: video ?? null }
}
