import {
  Bookmark,
  CornerDownRight,
  FileText,
  ListPlus,
  type LucideIcon,
  MapPin,
  ReceiptText,
  SlidersHorizontal,
  Zap,
} from "lucide-react"
import type { Entry } from "./Entry.ts"

const ICONS: Readonly<Record<Exclude<Entry["_tag"], "Page">, LucideIcon>> = {
  Action: CornerDownRight,
  Area: MapPin,
  Attribute: SlidersHorizontal,
  QuickPick: Zap,
  Order: ReceiptText,
  List: Bookmark,
}

/** The URLs at which a new list starts. */
const NEW_LIST = /^\/order\/\d+$/

const iconOf = (entry: Entry): LucideIcon => {
  if (entry._tag !== "Page") return ICONS[entry._tag]
  return NEW_LIST.test(entry.to) ? ListPlus : FileText
}

/** Returns the icon for an entry's type; it's hidden from screen readers. */
export const entryIcon = (entry: Entry) => {
  const Icon = iconOf(entry)
  return <Icon className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden="true" />
}
