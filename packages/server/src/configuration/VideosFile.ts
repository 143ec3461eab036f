import { Role } from "@listwright/domain/account"
import { Effect, Schema } from "effect"
import { formOf } from "./formats.ts"
import { CAPTIONS, fileNameOf, VIDEO } from "./SiteAsset.ts"

const Named = Schema.String.check(Schema.isNonEmpty({ message: "must not be empty" }))

const VideoRow = Schema.Struct({
  name: Named,
  /** A description of the video for people who can't see it. */
  description: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
  /** The name of a file in the folder `videos`. */
  file: fileNameOf(VIDEO),
  /** Captions for the speech, as WebVTT in the same folder; missing if the video has no speech. */
  captions: Schema.optionalKey(fileNameOf(CAPTIONS)),
})

/** `videos.json`: the video library. */
export const VideosFile = Schema.Struct({
  version: formOf(1),
  /** The roles that may watch the videos. */
  roles: Schema.Array(Role).pipe(Schema.withDecodingDefaultKey(Effect.succeed(Role.literals))),
  categories: Schema.Array(Schema.Struct({ name: Named, videos: Schema.Array(VideoRow) })),
})
export type VideosFile = typeof VideosFile.Type
