import { Effect } from "effect"
import { type Photo, Profiles } from "./Profiles.ts"

/**
 * Uploads a new user picture. A picture above the size limit is never sent: 'a larger file than the limit is silently
 * ignored' [p4-photo-limit] [p5-photo].
 */
export const uploadPhoto = Effect.fn("uploadPhoto")(function* (photo: Photo) {
  if (!isPhotoWithinLimit(photo.bytes)) return "ignored" as const
  const profiles = yield* Profiles
  yield* profiles.uploadPhoto(photo)
  return "uploaded" as const
})

/** 2 MB in bytes; a photo of exactly this size is accepted [p9-photo-bytes]. */
export const MAX_PHOTO_BYTES = 2_097_152

/** Returns whether a photo is within the size limit [p5-photo]. */
export const isPhotoWithinLimit = (bytes: number): boolean => bytes <= MAX_PHOTO_BYTES
