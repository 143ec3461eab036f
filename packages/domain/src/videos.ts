/** The video library. */

export { resolvePlayerState, Video, VideoCategory, Videos } from "./videos/Videos.ts"
