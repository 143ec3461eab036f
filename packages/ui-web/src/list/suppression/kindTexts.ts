import { SUPPRESSION_EXPLANATIONS, SUPPRESSED_ITEMS, SUPPRESSIONS } from "@listwright/domain/glossary"
import type { SuppressionKind } from "@listwright/domain/suppression"

/** The screen's text for one type of suppression. */
export interface KindTexts {
  readonly title: string
  readonly description: string
  readonly byDate: string
  readonly byItem: string
  /** The noun for the items to find and pick; `items` is its plural. */
  readonly item: string
  readonly items: string
}

export const KIND_TEXTS: Readonly<Record<SuppressionKind, KindTexts>> = {
  orders: {
    title: SUPPRESSIONS.orders,
    description: SUPPRESSION_EXPLANATIONS.orders,
    byDate: "All orders between two dates",
    byItem: "Chosen orders",
    item: SUPPRESSED_ITEMS.orders.one,
    items: SUPPRESSED_ITEMS.orders.several,
  },
  savedCounts: {
    title: SUPPRESSIONS.savedCounts,
    description: SUPPRESSION_EXPLANATIONS.savedCounts,
    byDate: "All saved counts between two dates",
    byItem: "Chosen saved counts",
    item: SUPPRESSED_ITEMS.savedCounts.one,
    items: SUPPRESSED_ITEMS.savedCounts.several,
  },
  files: {
    title: SUPPRESSIONS.files,
    description: SUPPRESSION_EXPLANATIONS.files,
    byDate: "All files between two dates",
    byItem: "Chosen files",
    item: SUPPRESSED_ITEMS.files.one,
    items: SUPPRESSED_ITEMS.files.several,
  },
}
