/** The video library. */

export { playing, Video, type VideoChoice, VideoCategory, Videos } from "./videos/Videos.ts"
