import { Role } from "@listwright/domain/account"
import { Effect, Schema } from "effect"
import { formOf } from "./formats.ts"
import { CAPTIONS, fileNameOf, VIDEO } from "./SiteAsset.ts"

const Named = Schema.String.check(Schema.isNonEmpty({ message: "must not be empty" }))

const VideoRow = Schema.Struct({
  name: Named,
  /** What it shows, for whoever cannot see it. */
  description: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
  /** A file in the folder `videos`. */
  file: fileNameOf(VIDEO),
  /** What is said in it, as WebVTT in the same folder; missing: nothing is. */
  captions: Schema.optionalKey(fileNameOf(CAPTIONS)),
})

/** `videos.json`: the video library. */
export const VideosFile = Schema.Struct({
  version: formOf(1),
  /** Who may watch (ShowVideos). */
  roles: Schema.Array(Role).pipe(Schema.withDecodingDefaultKey(Effect.succeed(Role.literals))),
  categories: Schema.Array(Schema.Struct({ name: Named, videos: Schema.Array(VideoRow) })),
})
export type VideosFile = typeof VideosFile.Type
