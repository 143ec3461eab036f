import type { DraftId } from "../shared/DraftId.ts"

/** The URL parameter that names a draft, as in the original site's URLs. */
export const DRAFT_PARAMETER = "SessionId"

/**
 * The link for editing a saved count in the builder; a site may configure a different one with the same placeholder.
 */
export const EDIT_SAVED_COUNT_LINK = `/order/{listType}?FromGateway=1&${DRAFT_PARAMETER}=`
/** The page that opens an order's counts. */
export const COUNT_LINK = `/order/{listType}/summary?${DRAFT_PARAMETER}=`

/** Fills in a configured link: the source replaces its placeholder, and the draft is appended. */
export const orderLink = (link: string, listType: number, draftId: DraftId): string =>
  link.replace("{listType}", String(listType)) + encodeURIComponent(draftId)
