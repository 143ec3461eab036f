import { Effect } from "effect"
import { type Photo, Profiles } from "./Profiles.ts"

/**
 * Puts up a new picture of the user. One above the limit is never sent: 'a larger file than the limit is silently
 * ignored' [p4-photo-limit] [p5-photo].
 */
export const uploadPhoto = Effect.fn("uploadPhoto")(function* (photo: Photo) {
  if (!photoFits(photo.bytes)) return "ignored" as const
  const profiles = yield* Profiles
  yield* profiles.uploadPhoto(photo)
  return "uploaded" as const
})

/** 2 MB, in bytes; a photo of exactly this size is taken [p9-photo-bytes]. */
export const PHOTO_MAX_BYTES = 2_097_152

/** [p5-photo] */
export const photoFits = (bytes: number): boolean => bytes <= PHOTO_MAX_BYTES
