import { AREA_TABS, AUDIENCE_TABS } from "@listwright/domain/catalogue"
import { Schema } from "effect"
import { formOf } from "./formats.ts"

const Paragraphs = Schema.Array(Schema.NonEmptyString)

const column = Schema.String.check(
  Schema.isPattern(/^[A-Z][A-Z0-9_]*$/, { message: "must be the name of an attribute, like INCOME" }),
)

const Columns = Schema.Array(column)

/** Values of an attribute, or the latest months of one that holds days. */
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
  /** Names it in lists and in the terminal; as the catalog has it unless given. */
  shortCode: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[A-Z][A-Z0-9]{1,9}$/, {
        message: "must be 2 to 10 capital letters and digits, with a letter first, like CON10",
      }),
    ),
  ),
  /** A sentence about its offer that tells it apart from similar sources; the text of its kind if missing. */
  about: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^\S(?:.{0,118}\S)?$/, {
        message: "must have 1 to 120 characters, without spaces around them",
      }),
    ),
  ),
  /** Tabs of its kind that it does not show: 'zipPaste', 'search'. */
  withoutTabs: Schema.optionalKey(Schema.Array(Schema.Literals([...AREA_TABS, ...AUDIENCE_TABS]))),
  /** The only attributes of its records that it offers; all unless given. */
  only: Schema.optionalKey(Columns),
  /** Attributes of its records that it does not offer. */
  without: Schema.optionalKey(Columns),
  /** Filters that its new lists begin with, until the user removes them; they keep the source's promise. */
  beginsWith: Schema.optionalKey(Schema.Array(BeginsWith)),
  /** Sentences for its buyers, shown where its lists are made. */
  notes: Schema.optionalKey(Paragraphs),
  /** Extra paragraphs of its Data Use Agreement, before the closing ones. */
  agreement: Schema.optionalKey(Paragraphs),
  /** The purposes that its lists may serve. A buyer must state one of them; if missing, buyers aren't asked. */
  permittedPurposes: Schema.optionalKey(
    Schema.NonEmptyArray(Schema.NonEmptyString.check(Schema.isMaxLength(300))),
  ),
})
export type SourceSettings = typeof SourceSettings.Type

/** `sources.json`: what is particular about single sources. Those that it does not name offer all that their records have. */
export const SourcesFile = Schema.Struct({ version: formOf(1), sources: Schema.Array(SourceSettings) })
export type SourcesFile = typeof SourcesFile.Type
