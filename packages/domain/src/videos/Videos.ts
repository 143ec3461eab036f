import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"

/** The video library. */
export class Videos extends Context.Service<
  Videos,
  {
    /** Returns the categories, in the order of the tabs. */
    readonly categories: () => Effect.Effect<ReadonlyArray<VideoCategory>, CallFailed>
  }
>()("@listwright/domain/Videos") {}

/** A video of the library, with its address. */
export const Video = Schema.Struct({
  name: Schema.String,
  url: Schema.String,
  /** A description for users who can't see the video; '' if the site gives no description. */
  description: Schema.String,
  /** The address of its captions; missing if the video has no speech. */
  captions: Schema.optionalKey(Schema.String),
})
export type Video = typeof Video.Type

/** A tab of the video library. */
export const VideoCategory = Schema.Struct({ name: Schema.String, videos: Schema.Array(Video) })
export type VideoCategory = typeof VideoCategory.Type

/** The selected tab with its videos, and the video in the player; null if there is no such tab or video. */
export interface Playing {
  readonly category: VideoCategory | null
  readonly video: Video | null
}

/** The user's choice by name; null if nothing has been chosen yet. */
export interface VideoChoice {
  readonly categoryName: string | null
  readonly videoName: string | null
}

/** Returns the chosen tab and video, with defaults: the first tab that has videos, and the first video of the tab. */
export const playing = (categories: ReadonlyArray<VideoCategory>, choice: VideoChoice): Playing => {
  const category =
    categories.find(({ name }) => name === choice.categoryName) ??
    categories.find(({ videos }) => videos.length > 0) ??
    categories[0]
  const video = category?.videos.find(({ name }) => name === choice.videoName) ?? category?.videos[0]
  return { category: category ?? null, video: video ?? null }
}
