import { Schema } from "effect"

/** A file in the site's folder, as the server read it. */
export const WireSiteFile = Schema.Struct({
  /** The path relative to the folder: 'site.json', 'prices/consumer.json'. */
  path: Schema.String.check(
    Schema.isPattern(/^(?:prices\/)?[^/\\.][^/\\]*\.json$/, { message: "must be one of the site's files" }),
  ),
  text: Schema.String,
})
export type WireSiteFile = typeof WireSiteFile.Type

/** The path of an image or a video, relative to the site's folder: 'rewards/mug.svg'. */
export const WireAssetPath = Schema.String.check(
  Schema.isPattern(/^(?:rewards|videos)\/[A-Za-z0-9][A-Za-z0-9._-]*$/, {
    message: "must be one of the site's images or videos",
  }),
)
