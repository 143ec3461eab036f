import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"

/** The video library. */
export class Videos extends Context.Service<
  Videos,
  {
    /** Returns the categories, in tab order. */
    readonly categories: () => Effect.Effect<ReadonlyArray<VideoCategory>, CallFailed>
  }
>()("@listwright/domain/Videos") {}

/** A video in the library, with its URL. */
export const Video = Schema.Struct({
  name: Schema.String,
  url: Schema.String,
  /** A description for users who can't see the video; '' if the site doesn't provide one. */
  description: Schema.String,
  /** The URL of the video's captions; missing if the video has no speech. */
  captions: Schema.optionalKey(Schema.String),
})
export type Video = typeof Video.Type

/** A tab in the video library. */
export const VideoCategory = Schema.Struct({ name: Schema.String, videos: Schema.Array(Video) })
export type VideoCategory = typeof VideoCategory.Type

/** The selected tab with its videos, and the video in the player; null if there's no such tab or video. */
export interface PlayerState {
  readonly category: VideoCategory | null
  readonly video: Video | null
}

/** The user's choice by name; null if the user hasn't chosen anything yet. */
export interface VideoChoice {
  readonly categoryName: string | null
  readonly videoName: string | null
}

/** Returns the chosen tab and video. Defaults to the first tab that has videos, and the tab's first video. */
export const resolvePlayerState = (
  categories: ReadonlyArray<VideoCategory>,
  choice: VideoChoice,
): PlayerState => {
  const category =
    categories.find(({ name }) => name === choice.categoryName) ??
    categories.find(({ videos }) => videos.length > 0) ??
    categories[0]
  const video = category?.videos.find(({ name }) => name === choice.videoName) ?? category?.videos[0]
  return { category: category ?? null, video: video ?? null }
}
