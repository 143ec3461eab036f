import type { Video, VideoCategory } from "./Videos.ts"

/** What the page shows: the tab, its videos, and the one in the player; null where there is none. */
export interface Playing {
  readonly category: VideoCategory | null
  readonly video: Video | null
}

/** What somebody has picked, by name; null is nothing yet. */
export interface VideoChoice {
  readonly categoryName: string | null
  readonly videoName: string | null
}

/** The picked tab and video; else the first tab that has videos, and the first video of the tab. spec: portal §2 (Videos page) */
export const playing = (categories: ReadonlyArray<VideoCategory>, choice: VideoChoice): Playing => {
  const category =
    categories.find(({ name }) => name === choice.categoryName) ??
    categories.find(({ videos }) => videos.length > 0) ??
    categories[0]
  const video = category?.videos.find(({ name }) => name === choice.videoName) ?? category?.videos[0]
  return { category: category ?? null, video: video ?? null }
}
