import type { DraftId } from "../shared/DraftId.ts"
/** Links into the builder; a site may configure others with the same placeholder. */
export const EDIT_SAVED_COUNT_LINK = "/order/{listType}?FromGateway=1&SessionId="
/** The page that opens the counts of an order. */
export const COUNT_LINK = "/order/{listType}/summary?SessionId="

/** A configured link, filled in: the source at its placeholder, the session at its end. */
export const orderLink = (link: string, listType: number, sessionId: DraftId): string =>
  link.replace("{listType}", String(listType)) + encodeURIComponent(sessionId)
