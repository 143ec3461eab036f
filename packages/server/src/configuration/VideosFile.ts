import { Role } from "@listwright/domain/account"
import { Effect, Schema } from "effect"
import { formatVersionSchema } from "./formats.ts"
import { CAPTIONS, assetFileNameSchema, VIDEO } from "./SiteAsset.ts"

const Named = Schema.String.check(Schema.isNonEmpty({ message: "must not be empty" }))

const VideoRow = Schema.Struct({
  name: Named,
  /** A description of the video for users who can't see it. */
  description: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
  /** The name of a file in the `videos` folder. */
  file: assetFileNameSchema(VIDEO),
  /** The file with captions for the speech, in WebVTT format in the same folder; missing if the video has no speech. */
  captions: Schema.optionalKey(assetFileNameSchema(CAPTIONS)),
})

/** The `videos.json` file with the video library. */
export const VideosFile = Schema.Struct({
  version: formatVersionSchema(1),
  /** The roles allowed to watch the videos. */
  roles: Schema.Array(Role).pipe(Schema.withDecodingDefaultKey(Effect.succeed(Role.literals))),
  categories: Schema.Array(Schema.Struct({ name: Named, videos: Schema.Array(VideoRow) })),
})
export type VideosFile = typeof VideosFile.Type
