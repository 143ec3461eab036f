import type { AccountId } from "@listwright/domain/account"
import type { Draft, DraftChange, DraftContent } from "@listwright/domain/drafts"
import type { DraftId } from "@listwright/domain/shared"

/** `unfinished` takes a new draft in place of one that was ordered. */
export type WantedDraft = "any" | "unfinished"

/** `unsaved`: kept in this page only, and tried again. */
export type SaveState = "saved" | "saving" | "unsaved"

/** One change of the person: what the draft held before it and after it. */
export interface DraftStep {
  readonly before: DraftContent
  readonly after: DraftContent
}

export interface DraftState {
  /** The server's draft with every change on top that it does not have yet. */
  readonly draft: Draft
  readonly saved: SaveState
  /** The account that the server counts and prices the draft for. */
  readonly savedAccountId: AccountId
  /** The step that Undo would take back; null: there isn't one, or this page doesn't know it. */
  readonly undoes: DraftStep | null
  /** The step that Redo would repeat. */
  readonly redoes: DraftStep | null
}

/**
 * `again`: after a refresh, with Back or after signing in again; `entering`: by a link that names no list, which goes on only with
 * the list that is being worked on.
 */
export type DraftArrival = "again" | "entering"

export interface DraftStore {
  /** The draft to work on; rejects with what went wrong. */
  readonly load: (
    listType: number,
    wanted: WantedDraft,
    arrival: DraftArrival,
    signal?: AbortSignal,
  ) => Promise<Draft>
  /** The draft that a link names; rejects with what went wrong. */
  readonly loadNamed: (id: DraftId, signal?: AbortSignal) => Promise<Draft>
  /** A new draft of the source, whatever else there is. Rejects with what went wrong. */
  readonly startNew: (listType: number) => Promise<Draft>
  /** Says whether the builder is open. A list that was left needs its name, Back or a refresh to be opened again. */
  readonly setAtWork: (isAtWork: boolean) => void
  readonly state: () => DraftState | null
  readonly subscribe: (listener: () => void) => () => void
  /** Shows the change at once and saves changes one at a time. */
  readonly change: (change: DraftChange) => void
  /** Resolves once the server has everything; null when it could not be saved. */
  readonly flush: () => Promise<Draft | null>
  readonly undo: () => Promise<void>
  /** Makes the change again that was undone last. */
  readonly redo: () => void
  /** Follows what other tabs and devices did. */
  readonly refresh: () => Promise<void>
  /** Tries at once what could not be saved. */
  readonly retry: () => void
  /** From now on this tab's new lists are for an account: the drafts that it worked on are saved and put away. */
  readonly workFor: (accountId: AccountId) => Promise<void>
  /** Drops everything: the next person must not find it. */
  readonly forget: () => void
}
