import { Schema } from "effect"
import { Criterion } from "../../definition/Audience.ts"
import { codes } from "../../shared/Codes.ts"
import type { CriterionOrigin } from "../attributes/attributeCategories.ts"

/** The kinds of quick picks: saved by the user, offered by the site to everyone, or made of business types. */
export const QuickPickKind = Schema.Literals(["own", "site", "business"])
export type QuickPickKind = typeof QuickPickKind.Type

/** The codes of quick pick kinds: 1 for a site quick pick, 0 for the user's own; business quick picks don't have one. */
export const quickPickTypes = codes({ own: 0, site: 1 })

/** Returns the category type that marks a quick pick's selected demos. */
export const quickPickOrigin = (kind: QuickPickKind): CriterionOrigin => {
  switch (kind) {
    case "own":
      return "quickPick"
    case "site":
      return "siteQuickPick"
    case "business":
      return "businessQuickPick"
  }
}

/** A named set of criteria that are chosen together. */
export const QuickPick = Schema.Struct({
  /** The quick pick's id, or its code if it's a business quick pick. */
  id: Schema.String,
  /** The name, which identifies the quick pick in an order: two quick picks with the same name count as one choice. */
  name: Schema.String,
  description: Schema.String,
  kind: QuickPickKind,
})
export type QuickPick = typeof QuickPick.Type

/** The maximum length of a quick pick's name, in characters. */
export const MAX_QUICK_PICK_NAME_LENGTH = 100
/** The maximum length of a quick pick's description, in characters. */
export const MAX_QUICK_PICK_DESCRIPTION_LENGTH = 500

const text = (most: number) =>
  Schema.Trim.check(
    Schema.isMinLength(1, { message: "must not be empty" }),
    Schema.isMaxLength(most, { message: `must have at most ${most} characters` }),
    Schema.isPattern(/^\P{Cc}*$/u, { message: "must not contain control characters" }),
  )

/** The user's name for a quick pick; surrounding spaces are trimmed. */
export const QuickPickName = text(MAX_QUICK_PICK_NAME_LENGTH)
/** The user's description of a quick pick. */
export const QuickPickDescription = text(MAX_QUICK_PICK_DESCRIPTION_LENGTH)

/** Returns the key for comparing names, ignoring case. */
export const quickPickNameKey = (name: string): string => name.trim().toLowerCase()

/** A quick pick of any kind with all its criteria; a business quick pick has a single industries criterion. */
export const FullQuickPick = Schema.Struct({ ...QuickPick.fields, criteria: Schema.Array(Criterion) })
export type FullQuickPick = typeof FullQuickPick.Type

/** An attribute in a quick pick, as displayed: its name and the names of the chosen values. */
export const QuickPickItem = Schema.Struct({
  description: Schema.String,
  values: Schema.Array(Schema.String),
})
export type QuickPickItem = typeof QuickPickItem.Type

/** The attributes of one category. */
export const QuickPickCategory = Schema.Struct({ items: Schema.Array(QuickPickItem) })
export type QuickPickCategory = typeof QuickPickCategory.Type

/** One of the user's or the site's quick picks in full: its criteria, also in display form. */
export const QuickPickDetail = Schema.Struct({
  criteria: Schema.Array(Criterion),
  categories: Schema.Array(QuickPickCategory),
})
export type QuickPickDetail = typeof QuickPickDetail.Type

/** An industry in a business quick pick. */
export const BusinessQuickPickItem = Schema.Struct({
  industryCode: Schema.String,
  industryName: Schema.String,
  isExcluded: Schema.Boolean,
})
export type BusinessQuickPickItem = typeof BusinessQuickPickItem.Type

/** An active quick pick with the criteria that it added to the audience; removing it preserves earlier choices. */
export const ChosenQuickPick = Schema.Struct({
  name: Schema.String,
  kind: QuickPickKind,
  added: Schema.Array(Criterion),
})
export type ChosenQuickPick = typeof ChosenQuickPick.Type
