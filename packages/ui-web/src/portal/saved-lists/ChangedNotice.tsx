import { type DraftList, listChangedText } from "@listwright/domain/saved-lists"
import { dollars, recordCountText } from "@listwright/domain/shared"
import { Notice } from "../../design/Notice.tsx"

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" })

/**
 * A notice that the list has changed since it was opened, with the user who saved into it, the time, and its current
 * records and price.
 */
export function ChangedNotice({ now: { last, list } }: { readonly now: DraftList }) {
  if (last === null || list === null) return null
  return (
    <Notice kind="warning" title="This list was changed" isLive>
      {listChangedText(list.name, last, moment.format(new Date(last.at)))}{" "}
      {`It now has ${recordCountText(list.quantity)} for ${dollars(list.estimatedCost)}. “Save over it” replaces it with what you see here.`}
    </Notice>
  )
}
