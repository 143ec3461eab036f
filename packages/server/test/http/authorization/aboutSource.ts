import type { CallRequest, RelatedRecords } from "@listwright/adapters"

/** Beside an id that names nothing. */
export const NOTHING: RelatedRecords = { ownDraftId: "", draftId: null, accountId: 0, savedCounts: ["", ""] }

/** The parts of a reply that show that it reveals nothing. */
export const SILENCE = [
  '"ResultFlag":false',
  '"TotalRecordCount":0',
  '"attributes":[]',
  '"groups":[]',
  '"DataSource":[]',
]

/**
 * Turns a request of the contract, which is always about consumers, into one about another source; returns null if it
 * isn't about any source.
 */
export const aboutSource = (ask: CallRequest, listType: number): CallRequest | null => {
  const text = JSON.stringify(ask)
  const moved = text.replace(/("listType":|listType=)10\b/gi, `$1${listType}`)
  return moved === text ? null : JSON.parse(moved)
}
