import { type Notice, notice, type MessageText } from "@listwright/domain/shared"

const CHANGED = "Changed in another tab"

/** The notice that a draft was also changed elsewhere; both changes are preserved. */
export const draftChangedElsewhereNotice = notice(
  "info",
  CHANGED,
  "This list was also changed in another tab or on another device. It now includes both changes.",
)

/** The notice that a change doesn't apply to a draft that was changed elsewhere. */
export const draftConflictNotice = notice(
  "warning",
  CHANGED,
  "This list was changed in another tab or on another device. You're seeing the latest version, and your last change wasn't applied.",
)

export const draftTooLargeNotice = notice(
  "error",
  "List too large",
  "This list has reached the maximum size, so we couldn't make your last change. Please split it into two lists.",
)

export const draftRefusedNotice = (reason: MessageText): Notice => notice("error", "Not saved", reason)

export const draftMissingNotice = notice(
  "error",
  "Not saved",
  "This list no longer exists. Please start a new one from the landing page.",
)

/** The notice that a link's draft doesn't exist or belongs to another user; it's the same for both. */
export const linkedDraftMissingNotice = notice(
  "error",
  "We couldn't find this list",
  "It may have been deleted, or it may belong to someone else. Your own lists are under Saved Lists.",
)

export const nothingToUndoNotice = notice("info", "", "There is nothing to undo.")

export const undoFailedNotice = notice("error", "", "We couldn't undo the last change. Please try again.")
