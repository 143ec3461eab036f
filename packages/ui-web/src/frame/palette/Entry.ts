import type { AreaHit } from "@listwright/domain/geography"
import type { SavedList } from "@listwright/domain/saved-lists"
import type { NamedItem, NamedGroup, OrderCode } from "@listwright/domain/shared"

/** The fields shown by every entry. */
interface Shown extends NamedItem {
  /** A unique key among the entries. */
  readonly key: string
  readonly title: string
  /** The context beside the entry's title; '' if the title is sufficient. */
  readonly detail: string
  /** The text shown at the right: the number of items. */
  readonly aside: string
}

/** An entry that opens a page. */
export interface PageEntry extends Shown {
  readonly _tag: "Page"
  readonly to: string
  /** The source for the new list that the entry starts. */
  readonly startsList?: number
}

/** An entry for an action that runs immediately. */
export interface ActionEntry extends Shown {
  readonly _tag: "Action"
  readonly perform: () => void
}

/** An entry for an area, which is added to the list being built. */
export interface AreaEntry extends Shown {
  readonly _tag: "Area"
  readonly hit: AreaHit
}

/** An entry for an attribute, which opens its control. */
export interface AttributeEntry extends Shown {
  readonly _tag: "Attribute"
  readonly listType: number
  readonly column: string
}

/** An entry for a quick pick, which opens the page for applying it. */
export interface QuickPickEntry extends Shown {
  readonly _tag: "QuickPick"
  readonly listType: number
  readonly tab: "quickPicks" | "businessQuickPicks"
}

/** An entry for an order, which opens its receipt and list. */
export interface OrderEntry extends Shown {
  readonly _tag: "Order"
  readonly orderCode: OrderCode
  readonly listType: number
}

/** An entry for a saved list, which opens as a new list. */
export interface ListEntry extends Shown {
  readonly _tag: "List"
  readonly list: Pick<SavedList, "id" | "name">
}

/** A search result. */
export type Entry =
  | PageEntry
  | ActionEntry
  | AreaEntry
  | AttributeEntry
  | QuickPickEntry
  | OrderEntry
  | ListEntry

/** A group of entries of one type, and the number of entries not included. */
export interface EntryGroup extends NamedGroup<Entry> {
  readonly more: number
}
