import {
  Bookmark,
  CornerDownRight,
  FileText,
  type LucideIcon,
  MapPin,
  Receipt,
  SlidersHorizontal,
} from "lucide-react"
import type { Entry } from "./Entry.ts"

const ICONS: Readonly<Record<Entry["_tag"], LucideIcon>> = {
  Page: FileText,
  Action: CornerDownRight,
  Area: MapPin,
  Attribute: SlidersHorizontal,
  Order: Receipt,
  List: Bookmark,
}

/** What kind of thing an entry is, for the eye. */
export const entryIcon = (tag: Entry["_tag"]) => {
  const Icon = ICONS[tag]
  return <Icon className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden="true" />
}
