import { Schema } from "effect"

/** A source that a site sells, with what it has chosen for it; what it leaves out is as the catalog has it. */
export const SiteSource = Schema.Struct({
  listType: Schema.Int,
  /** The display name of the source. */
  title: Schema.optionalKey(Schema.String),
  /** 'CON10'; each source of a site has another. */
  shortCode: Schema.optionalKey(Schema.String),
  /** A sentence about the source that distinguishes it from its neighbors. */
  about: Schema.optionalKey(Schema.String),
  /** Area and audience tabs that it does not show, as routes call them: 'zipPaste'. */
  withoutTabs: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type SiteSource = typeof SiteSource.Type
