import { Schema } from "effect"

/** What a site has chosen for one of its sources; what it leaves out is as the catalog has it. */
export const SiteSource = Schema.Struct({
  listType: Schema.Int,
  /** What people call it. */
  title: Schema.optionalKey(Schema.String),
  /** 'CON10'; each source of a site has another. */
  shortCode: Schema.optionalKey(Schema.String),
  /** Area and audience tabs that it does not show, as routes call them: 'zipPaste'. */
  withoutTabs: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type SiteSource = typeof SiteSource.Type
