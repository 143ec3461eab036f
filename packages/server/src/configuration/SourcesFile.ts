import { AREA_TABS, AUDIENCE_TABS } from "@listwright/domain/catalog"
import { Schema } from "effect"
import { formatVersionSchema } from "./formats.ts"

const Paragraphs = Schema.Array(Schema.NonEmptyString)

const column = Schema.String.check(
  Schema.isPattern(/^[A-Z][A-Z0-9_]*$/, { message: "must be the name of an attribute, like INCOME" }),
)

const Columns = Schema.Array(column)

/** The values of an attribute, or the most recent months of a date attribute. */
const BeginsWith = Schema.Union([
  Schema.Struct({ column, values: Schema.NonEmptyArray(Schema.NonEmptyString) }),
  Schema.Struct({
    column,
    lastMonths: Schema.Int.check(
      Schema.isBetween({ minimum: 1, maximum: 120 }, { message: "must be a number of months from 1 to 120" }),
    ),
  }),
])

/** The site's settings for a source. */
export const SourceSettings = Schema.Struct({
  listType: Schema.Int,
  /** The display name. Defaults to the catalog's name. */
  title: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^\S(?:.{0,58}\S)?$/, {
        message: "must have 1 to 60 characters, without spaces around them",
      }),
    ),
  ),
  /** The code that identifies the source in lists and in the CLI. Defaults to the catalog's code. */
  shortCode: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[A-Z][A-Z0-9]{1,9}$/, {
        message: "must be 2 to 10 capital letters and digits, with a letter first, like CON10",
      }),
    ),
  ),
  /** A sentence that sets the source apart from similar sources. Defaults to the text for its type. */
  about: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^\S(?:.{0,118}\S)?$/, {
        message: "must have 1 to 120 characters, without spaces around them",
      }),
    ),
  ),
  /** The tabs that the source hides, out of those shown for its type, such as 'zipPaste' or 'search'. */
  withoutTabs: Schema.optionalKey(Schema.Array(Schema.Literals([...AREA_TABS, ...AUDIENCE_TABS]))),
  /** The only record attributes that the source offers. Defaults to all. */
  only: Schema.optionalKey(Columns),
  /** The record attributes that the source doesn't offer. */
  without: Schema.optionalKey(Columns),
  /**
   * The initial filters of new lists from the source, which apply until the user removes them and ensure that the lists
   * match the source's description.
   */
  beginsWith: Schema.optionalKey(Schema.Array(BeginsWith)),
  /** Sentences for the source's buyers, shown where its lists are built. */
  notes: Schema.optionalKey(Paragraphs),
  /** Additional paragraphs for the source's Data Use Agreement, before the closing paragraphs. */
  agreement: Schema.optionalKey(Paragraphs),
  /** The permitted purposes of the source's lists. Buyers must state one of them; if missing, buyers aren't asked. */
  permittedPurposes: Schema.optionalKey(
    Schema.NonEmptyArray(Schema.NonEmptyString.check(Schema.isMaxLength(300))),
  ),
})
export type SourceSettings = typeof SourceSettings.Type

/**
 * The `sources.json` file with settings for individual sources. A source that isn't listed offers everything in its
 * records.
 */
export const SourcesFile = Schema.Struct({
  version: formatVersionSchema(1),
  sources: Schema.Array(SourceSettings),
})
export type SourcesFile = typeof SourcesFile.Type
