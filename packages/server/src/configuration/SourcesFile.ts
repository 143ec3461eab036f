import { AREA_TABS, AUDIENCE_TABS } from "@listwright/domain/catalogue"
import { Schema } from "effect"
import { formOf } from "./formats.ts"

const Paragraphs = Schema.Array(Schema.NonEmptyString)

const column = Schema.String.check(
  Schema.isPattern(/^[A-Z][A-Z0-9_]*$/, { message: "must be the name of an attribute, like INCOME" }),
)

const Columns = Schema.Array(column)

/** The values of an attribute, or the latest months of an attribute with dates. */
const BeginsWith = Schema.Union([
  Schema.Struct({ column, values: Schema.NonEmptyArray(Schema.NonEmptyString) }),
  Schema.Struct({
    column,
    lastMonths: Schema.Int.check(
      Schema.isBetween({ minimum: 1, maximum: 120 }, { message: "must be a number of months from 1 to 120" }),
    ),
  }),
])

/** The site's settings for one of its sources. */
export const SourceSettings = Schema.Struct({
  listType: Schema.Int,
  /** The name that users see; the catalog's name if missing. */
  title: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^\S(?:.{0,58}\S)?$/, {
        message: "must have 1 to 60 characters, without spaces around them",
      }),
    ),
  ),
  /** The code that identifies the source in lists and in the terminal; the catalog's code if missing. */
  shortCode: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[A-Z][A-Z0-9]{1,9}$/, {
        message: "must be 2 to 10 capital letters and digits, with a letter first, like CON10",
      }),
    ),
  ),
  /** A sentence about the source's offer that sets it apart from similar sources; the text of its kind if missing. */
  about: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^\S(?:.{0,118}\S)?$/, {
        message: "must have 1 to 120 characters, without spaces around them",
      }),
    ),
  ),
  /** The tabs of its kind that the source doesn't show: 'zipPaste', 'search'. */
  withoutTabs: Schema.optionalKey(Schema.Array(Schema.Literals([...AREA_TABS, ...AUDIENCE_TABS]))),
  /** The only attributes of its records that the source offers; all if missing. */
  only: Schema.optionalKey(Columns),
  /** The attributes of its records that the source doesn't offer. */
  without: Schema.optionalKey(Columns),
  /**
   * The filters that new lists of the source start with, until the user removes them; they keep the source's promise.
   */
  beginsWith: Schema.optionalKey(Schema.Array(BeginsWith)),
  /** The sentences for the source's buyers, shown where its lists are made. */
  notes: Schema.optionalKey(Paragraphs),
  /** Extra paragraphs of the source's Data Use Agreement, before the closing ones. */
  agreement: Schema.optionalKey(Paragraphs),
  /**
   * The purposes that the source's lists may serve. A buyer must state one of them; if missing, buyers aren't asked.
   */
  permittedPurposes: Schema.optionalKey(
    Schema.NonEmptyArray(Schema.NonEmptyString.check(Schema.isMaxLength(300))),
  ),
})
export type SourceSettings = typeof SourceSettings.Type

/**
 * `sources.json`: the settings specific to individual sources. A source that isn't listed offers everything in its
 * records.
 */
export const SourcesFile = Schema.Struct({ version: formOf(1), sources: Schema.Array(SourceSettings) })
export type SourcesFile = typeof SourcesFile.Type
