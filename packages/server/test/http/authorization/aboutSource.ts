import type { Ask, Beside } from "@listwright/adapters"

/** Beside an id that names nothing. */
export const NOTHING: Beside = { ownDraftId: "", draftId: null, accountId: 0, savedCounts: ["", ""] }

/** What an answer that says nothing has in it. */
export const SILENCE = [
  '"ResultFlag":false',
  '"TotalRecordCount":0',
  '"attributes":[]',
  '"groups":[]',
  '"DataSource":[]',
]

/** A request of the contract, which are all about consumers, about another source; null: it is about none. */
export const aboutSource = (ask: Ask, listType: number): Ask | null => {
  const text = JSON.stringify(ask)
  const moved = text.replace(/("listType":|listType=)10\b/gi, `$1${listType}`)
  return moved === text ? null : JSON.parse(moved)
}
