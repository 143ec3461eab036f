import { Schema } from "effect"

/** A file in the site's folder, as the server read it. */
export const WireSiteFile = Schema.Struct({
  /** The path relative to the folder: 'site.json', 'prices/consumer.json'. */
  path: Schema.String.check(
    Schema.isPattern(/^(?:prices\/)?[^/\\.][^/\\]*\.json$/, { message: "must be a file of a site" }),
  ),
  text: Schema.String,
})
export type WireSiteFile = typeof WireSiteFile.Type

/** The path of an image or a video, relative to the site's folder: 'rewards/mug.svg'. */
export const WireAssetPath = Schema.String.check(
  Schema.isPattern(/^(?:rewards|videos)\/[A-Za-z0-9][A-Za-z0-9._-]*$/, {
    message: "must be an image or a video of a site",
  }),
)
