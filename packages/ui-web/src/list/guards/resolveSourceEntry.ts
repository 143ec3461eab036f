import { resolveOrderEntry, type ListType } from "@listwright/domain/catalog"
import { Drafts } from "@listwright/domain/drafts"
import { orderStart } from "@listwright/domain/order"
import type { DraftId, Notice } from "@listwright/domain/shared"
import { Effect } from "effect"
import type { App } from "../../app/App.ts"
import type { Session } from "../../app/Sessions.ts"

/**
 * Returns the source specified in a URL if the user may order it; otherwise the notice to show on the home page, if
 * any. It's in a separate file, loaded when the user orders, because the sign-in page doesn't need the table of all
 * sources.
 */
export const resolveSourceEntry = (
  listType: string | undefined,
  { site, user }: Session,
): { readonly source: ListType } | { readonly notice: Notice | null } => {
  const entry = resolveOrderEntry(listType, user.sources, site)
  return entry._tag === "Order" ? { source: entry.source } : { notice: entry.notice }
}

/**
 * Returns the session's order for a link with `FromGateway` that doesn't name an order: the order last edited anywhere,
 * not the one in this browser tab. null if the URL isn't such a link.
 */
export const findGatewayDraft = async (
  { runner }: App,
  { signal, url }: Request,
  listType: number,
): Promise<DraftId | null> => {
  if (orderStart(new URL(url).searchParams.get("FromGateway")) === "fresh") return null
  const latest = Effect.flatMap(Drafts, (drafts) => drafts.open(listType))
  return (await runner.query(latest, { signal })).id
}
