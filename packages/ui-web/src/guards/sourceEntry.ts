import { enterOrder, type ListType } from "@listwright/domain/catalogue"
import { chosenReading, list270Reading, type Notice } from "@listwright/domain/shared"
import type { Session } from "../app/Sessions.ts"

/**
 * The source that an address names, where the user may order it; otherwise what to say on the way home. A file of its
 * own, loaded when somebody orders: the sign-in page does without the table of all sources.
 */
export const sourceEntry = (
  listType: string | undefined,
  { site, user }: Session,
): { readonly source: ListType } | { readonly notice: Notice | null } => {
  const entry = enterOrder(listType, user.dataSources, chosenReading(list270Reading, site.readings))
  return entry._tag === "Order" ? { source: entry.source } : { notice: entry.notice }
}
