import { Schema } from "effect"
import { Criterion } from "../../definition/Audience.ts"
import { codes } from "../../shared/Codes.ts"
import type { DemoCategoryType } from "../attributes/demoCategories.ts"

/** Saved by the user, offered by the site to everybody, or made of business types. */
export const QuickPickKind = Schema.Literals(["own", "site", "business"])
export type QuickPickKind = typeof QuickPickKind.Type

/** QpType: 1 is a site quick pick, 0 the user's own; business quick picks have none. spec: order-builder §3 (Quick pick) */
export const quickPickTypes = codes({ own: 0, site: 1 })

/** What a selected demo of a quick pick is marked with. spec: order-builder §3 (DemoCategoryType) */
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

/** A named set of criteria to choose at once. spec: order-builder §3 (Quick pick) */
export const QuickPick = Schema.Struct({
  /** QpId, or the Code of a business quick pick. */
  id: Schema.String,
  /** Names it in an order: two of one name are one choice. */
  name: Schema.String,
  description: Schema.String,
  kind: QuickPickKind,
})
export type QuickPick = typeof QuickPick.Type

/** What a quick pick is shown to hold: of each attribute its words and the names of the chosen values. spec: order-builder §3 (Quick pick) */
export const QuickPickItem = Schema.Struct({
  description: Schema.String,
  values: Schema.Array(Schema.String),
})
export type QuickPickItem = typeof QuickPickItem.Type

/** The attributes of one category. spec: order-builder §3 (Quick pick) */
export const QuickPickCategory = Schema.Struct({ items: Schema.Array(QuickPickItem) })
export type QuickPickCategory = typeof QuickPickCategory.Type

/** An own or site quick pick in full: what it chooses, and the same as people read it. */
export const QuickPickDetail = Schema.Struct({
  criteria: Schema.Array(Criterion),
  categories: Schema.Array(QuickPickCategory),
})
export type QuickPickDetail = typeof QuickPickDetail.Type

/** One industry of a business quick pick. spec: order-builder §3 (Business quick pick detail) */
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
