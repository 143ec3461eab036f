import { Schema } from "effect"

/** A source that a site sells, with the site's settings for it; omitted settings default to the catalog's. */
export const SiteSource = Schema.Struct({
  listType: Schema.Int,
  /** The source's display name. */
  title: Schema.optionalKey(Schema.String),
  /** The short code: 'CON10'; unique among a site's sources. */
  shortCode: Schema.optionalKey(Schema.String),
  /** A sentence about the source that distinguishes it from neighboring sources. */
  about: Schema.optionalKey(Schema.String),
  /** The area and audience tabs that the source doesn't show, by route name: 'zipPaste'. */
  withoutTabs: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type SiteSource = typeof SiteSource.Type
