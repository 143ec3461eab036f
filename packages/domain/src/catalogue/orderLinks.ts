import type { DraftId } from "../shared/DraftId.ts"

/** The parameter of addresses that names a draft, as in the addresses of the original site. */
export const DRAFT_PARAMETER = "SessionId"

/** The link that edits a saved count in the builder; a site may configure a different one with the same placeholder. */
export const EDIT_SAVED_COUNT_LINK = `/order/{listType}?FromGateway=1&${DRAFT_PARAMETER}=`
/** The page that opens the counts of an order. */
export const COUNT_LINK = `/order/{listType}/summary?${DRAFT_PARAMETER}=`

/** Fills in a configured link: the source replaces its placeholder, and the draft is appended. */
export const orderLink = (link: string, listType: number, draftId: DraftId): string =>
  link.replace("{listType}", String(listType)) + encodeURIComponent(draftId)
