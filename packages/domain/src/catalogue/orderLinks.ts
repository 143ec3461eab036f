import type { DraftId } from "../shared/DraftId.ts"
/** The link that edits a saved count in the builder; a site may configure a different one with the same placeholder. */
export const EDIT_SAVED_COUNT_LINK = "/order/{listType}?FromGateway=1&SessionId="
/** The page that opens the counts of an order. */
export const COUNT_LINK = "/order/{listType}/summary?SessionId="

/** Fills in a configured link: the source replaces its placeholder, and the session is appended. */
export const orderLink = (link: string, listType: number, sessionId: DraftId): string =>
  link.replace("{listType}", String(listType)) + encodeURIComponent(sessionId)
