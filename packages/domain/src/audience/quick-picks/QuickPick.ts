import { Schema } from "effect"
import { Criterion } from "../../definition/Audience.ts"
import { codes } from "../../shared/Codes.ts"
import type { DemoCategoryType } from "../attributes/demoCategories.ts"

/** Saved by the user, offered by the site to everybody, or made of business types. */
export const QuickPickKind = Schema.Literals(["own", "site", "business"])
export type QuickPickKind = typeof QuickPickKind.Type

/** The codes of QpType: 1 for a site quick pick, 0 for the user's own; business quick picks don't have one. */
export const quickPickTypes = codes({ own: 0, site: 1 })

/** Returns the category type that marks the selected demos of a quick pick. */
export const demoCategoryTypeOf = (kind: QuickPickKind): DemoCategoryType => {
  switch (kind) {
    case "own":
      return "quickPick"
    case "site":
      return "siteQuickPick"
    case "business":
      return "businessQuickPick"
  }
}

/** A named set of criteria to choose at once. */
export const QuickPick = Schema.Struct({
  /** QpId, or the Code of a business quick pick. */
  id: Schema.String,
  /** Names it in an order: two of one name are one choice. */
  name: Schema.String,
  description: Schema.String,
  kind: QuickPickKind,
})
export type QuickPick = typeof QuickPick.Type

/** The most characters of the name of a quick pick. */
export const MAX_QUICK_PICK_NAME = 100
/** The most characters of what is said of a quick pick. */
export const MAX_QUICK_PICK_DESCRIPTION = 500

const text = (most: number) =>
  Schema.Trim.check(
    Schema.isMinLength(1, { message: "must not be empty" }),
    Schema.isMaxLength(most, { message: `must have at most ${most} characters` }),
    Schema.isPattern(/^\P{Cc}*$/u, { message: "must not contain control characters" }),
  )

/** The user's name for a quick pick; spaces around it are dropped. */
export const QuickPickName = text(MAX_QUICK_PICK_NAME)
/** The user's description of a quick pick. */
export const QuickPickDescription = text(MAX_QUICK_PICK_DESCRIPTION)

/** Returns the key for comparing names; case doesn't matter. */
export const quickPickNameKey = (name: string): string => name.trim().toLowerCase()

/** A quick pick of any kind with all that it chooses; that of a business quick pick is one criterion of industries. */
export const QuickPickInFull = Schema.Struct({ ...QuickPick.fields, criteria: Schema.Array(Criterion) })
export type QuickPickInFull = typeof QuickPickInFull.Type

/** An attribute of a quick pick as it is shown: its name and the names of the chosen values. */
export const QuickPickItem = Schema.Struct({
  description: Schema.String,
  values: Schema.Array(Schema.String),
})
export type QuickPickItem = typeof QuickPickItem.Type

/** The attributes of one category. */
export const QuickPickCategory = Schema.Struct({ items: Schema.Array(QuickPickItem) })
export type QuickPickCategory = typeof QuickPickCategory.Type

/** An own or site quick pick in full: what it chooses, and the same as people read it. */
export const QuickPickDetail = Schema.Struct({
  criteria: Schema.Array(Criterion),
  categories: Schema.Array(QuickPickCategory),
})
export type QuickPickDetail = typeof QuickPickDetail.Type

/** One industry of a business quick pick. */
export const BusinessQuickPickItem = Schema.Struct({
  industryCode: Schema.String,
  industryDesc: Schema.String,
  isExcluded: Schema.Boolean,
})
export type BusinessQuickPickItem = typeof BusinessQuickPickItem.Type

/** A quick pick in force, with what it added to the audience: removing it keeps what was chosen before. */
export const ChosenQuickPick = Schema.Struct({
  name: Schema.String,
  kind: QuickPickKind,
  added: Schema.Array(Criterion),
})
export type ChosenQuickPick = typeof ChosenQuickPick.Type
