import { type Notice, notice, type Words } from "@listwright/domain/shared"

const CHANGED = "Changed in another tab"

/** The notice that a draft was also changed elsewhere; both changes are preserved. */
export const changedElsewhere = notice(
  "info",
  CHANGED,
  "This list was also changed in another tab or on another device. You see it with both changes.",
)

/** The notice that a change doesn't apply to a draft that was changed elsewhere. */
export const draftConflict = notice(
  "warning",
  CHANGED,
  "This list was changed in another tab or on another device. You see its current version; your last change was not made.",
)

export const draftTooLarge = notice(
  "error",
  "Too much for one list",
  "This list is as large as a list can be. Your last change was not made; please split the list in two.",
)

export const draftRefused = (reason: Words): Notice => notice("error", "Not saved", reason)

export const draftGone = notice(
  "error",
  "Not saved",
  "This list no longer exists. Please start a new one from the landing page.",
)

/** The notice that a link's draft doesn't exist or belongs to another user; the two look the same. */
export const linkedDraftMissing = notice(
  "error",
  "This list was not found",
  "It may have been deleted, or it belongs to someone else. Your own lists are under Saved Lists.",
)

export const nothingToUndo = notice("info", "", "There is nothing to undo.")

export const undoFailed = notice("error", "", "The last change could not be undone. Please try again.")
