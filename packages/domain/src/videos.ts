/** The video library. */

export { playing, Video, VideoCategory, Videos } from "./videos/Videos.ts"
