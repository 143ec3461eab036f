import { Schema } from "effect"

/** A file of the site's folder, as the server read it. */
export const WireSiteFile = Schema.Struct({
  /** Below the folder: 'site.json', 'prices/consumer.json'. */
  path: Schema.String.check(
    Schema.isPattern(/^(?:prices\/)?[^/\\.][^/\\]*\.json$/, { message: "must be a file of a site" }),
  ),
  text: Schema.String,
})
export type WireSiteFile = typeof WireSiteFile.Type
