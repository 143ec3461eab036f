import type { AreaHit } from "@listwright/domain/geography"
import type { SavedCount } from "@listwright/domain/saved-lists"
import type { Named, NamedGroup, OrderCode } from "@listwright/domain/shared"

/** The fields that every entry shows. */
interface Shown extends Named {
  /** Tells entries apart. */
  readonly key: string
  readonly title: string
  /** The context beside its title; '' if the title is enough. */
  readonly detail: string
  /** At the right: how much there is of it. */
  readonly aside: string
}

/** Leads to a page. */
export interface PageEntry extends Shown {
  readonly _tag: "Page"
  readonly to: string
  /** The source of which it begins a new list. */
  readonly startsList?: number
}

/** An action that runs at once. */
export interface ActionEntry extends Shown {
  readonly _tag: "Action"
  readonly perform: () => void
}

/** Is added to the list that is being built. */
export interface AreaEntry extends Shown {
  readonly _tag: "Area"
  readonly hit: AreaHit
}

/** Leads to its control. */
export interface AttributeEntry extends Shown {
  readonly _tag: "Attribute"
  readonly listType: number
  readonly column: string
}

/** Leads to the page that it is applied on. */
export interface QuickPickEntry extends Shown {
  readonly _tag: "QuickPick"
  readonly listType: number
  readonly tab: "quickPicks" | "businessQuickPicks"
}

/** Leads to the receipt with its list. */
export interface OrderEntry extends Shown {
  readonly _tag: "Order"
  readonly orderCode: OrderCode
  readonly listType: number
}

/** Is opened as a list of its own. */
export interface ListEntry extends Shown {
  readonly _tag: "List"
  readonly list: Pick<SavedCount, "orderId" | "orderDesc">
}

/** Whatever the search finds. */
export type Entry =
  | PageEntry
  | ActionEntry
  | AreaEntry
  | AttributeEntry
  | QuickPickEntry
  | OrderEntry
  | ListEntry

/** Entries of a kind, and how many of it are not among them. */
export interface EntryGroup extends NamedGroup<Entry> {
  readonly more: number
}
