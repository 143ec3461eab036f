import { SUPPRESSIONS } from "@listwright/domain/glossary"
import type { SuppressionKind } from "@listwright/domain/suppression"

/** What the screen says of a kind of suppression. */
export interface KindTexts {
  readonly title: string
  readonly description: string
  readonly byDate: string
  readonly byItem: string
  /** What is looked for and picked, one and several. */
  readonly item: string
  readonly items: string
}

export const KIND_TEXTS: Readonly<Record<SuppressionKind, KindTexts>> = {
  orders: {
    title: SUPPRESSIONS.orders,
    description: "Leaves out everybody who was delivered to you before.",
    byDate: "All orders of some days",
    byItem: "Chosen orders",
    item: "order",
    items: "orders",
  },
  savedCounts: {
    title: SUPPRESSIONS.savedCounts,
    description: "Leaves out everybody whom a saved count selects today.",
    byDate: "All saved counts of some days",
    byItem: "Chosen saved counts",
    item: "saved count",
    items: "saved counts",
  },
  files: {
    title: SUPPRESSIONS.files,
    description: "Leaves out the people and addresses of files that you upload, such as your customers.",
    byDate: "All files of some days",
    byItem: "Chosen files",
    item: "file",
    items: "files",
  },
}
