import type { AccountId } from "@listwright/domain/account"
import type { Draft, DraftChange, DraftContent } from "@listwright/domain/drafts"
import type { DraftId } from "@listwright/domain/shared"

/** The draft to load; `unfinished` replaces an ordered draft with a new one. */
export type DraftRequirement = "any" | "unfinished"

/** The save state; `unsaved` means the changes exist only in this page, and saving is retried. */
export type SaveState = "saved" | "saving" | "unsaved"

/** One change by the user: the draft's content before and after it. */
export interface DraftEdit {
  readonly before: DraftContent
  readonly after: DraftContent
}

export interface DraftState {
  /** The server's draft, with all changes applied that haven't reached the server yet. */
  readonly draft: Draft
  readonly saved: SaveState
  /** The last failed attempt's error, until an attempt to save succeeds; null otherwise. */
  readonly failure: unknown
  /** The account for which the server counts and prices the draft. */
  readonly savedAccountId: AccountId
  /** The step that Undo would revert; null if there isn't one, or it's unknown to this page. */
  readonly undoes: DraftEdit | null
  /** The step that Redo would reapply. */
  readonly redoes: DraftEdit | null
}

/**
 * The way a draft was opened. `again`: after a refresh, with Back, or after signing in again; `entering`: through a
 * link that doesn't name a list, which reopens only the list being worked on.
 */
export type DraftOpenMode = "again" | "entering"

export interface DraftStore {
  /** Loads the working draft; rejects with the failure. */
  readonly load: (
    listType: number,
    wanted: DraftRequirement,
    arrival: DraftOpenMode,
    signal?: AbortSignal,
  ) => Promise<Draft>
  /** Loads the draft named in a link; rejects with the failure. */
  readonly loadNamed: (id: DraftId, signal?: AbortSignal) => Promise<Draft>
  /** Creates a new draft of the source, regardless of other drafts. Rejects with the failure. */
  readonly startNew: (listType: number) => Promise<Draft>
  /**
   * Records whether the builder is open. Once the user has left a list, it reopens only through a link that names it,
   * with Back, or after a refresh.
   */
  readonly setAtWork: (isAtWork: boolean) => void
  readonly state: () => DraftState | null
  readonly subscribe: (listener: () => void) => () => void
  /** Shows the change immediately, and saves changes one at a time. */
  readonly change: (change: DraftChange) => void
  /** Resolves once the server has all changes; resolves to null if they couldn't be saved. */
  readonly flush: () => Promise<Draft | null>
  readonly undo: () => Promise<void>
  /** Reapplies the most recently undone change. */
  readonly redo: () => void
  /** Loads changes made in other tabs and on other devices. */
  readonly refresh: () => Promise<void>
  /** Immediately retries changes that couldn't be saved. */
  readonly retry: () => void
  /**
   * Sets the account for this tab's new lists; the tab's open drafts are saved and closed, except one that the builder
   * shows.
   */
  readonly workFor: (accountId: AccountId) => Promise<void>
  /** Clears everything, so that the next user can't see it. */
  readonly forget: () => void
}
