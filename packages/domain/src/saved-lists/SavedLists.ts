import { Context, type Effect, Schema } from "effect"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { Contact } from "../drafts/Contact.ts"
import { Draft } from "../drafts/Draft.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { Paging } from "../shared/Paging.ts"
import type { ListOverlap, OverlapRequest } from "./ListOverlap.ts"
import type { Combination } from "./validateSelection.ts"
import { SavedList } from "./SavedList.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import { FullSavedList } from "./FullSavedList.ts"
import { CountComparison } from "./buildCountComparison.ts"
import type { SavedListFile } from "./SavedListFile.ts"
import type { OverlapPart } from "./OverlapPart.ts"
import type { DraftId } from "../shared/DraftId.ts"
import type { AccountId } from "../account/AccountId.ts"
import { selectWording, MessageText } from "../shared/wording/MessageText.ts"

/** Raised when the server responds without saving the count; `reason` is for the user. */
export class CountNotSaved extends Schema.TaggedError<CountNotSaved>()("CountNotSaved", {
  reason: MessageText,
}) {
  override get message(): string {
    return selectWording(this.reason, "corrected")
  }
}

/** A search for saved lists. */
export interface SavedListQuery {
  /** The account to search; null for all accounts that the user can access. */
  readonly accountId: AccountId | null
  /** Part of a name or code; '' matches everything. */
  readonly search: string
  /** ISO dates, inclusive; null for no bound. */
  readonly start: string | null
  readonly end: string | null
}

/** A page of saved counts, and their total number on all pages. */
export interface SavedListRowPage {
  readonly items: ReadonlyArray<SavedList>
  readonly total: number
}

/** A count to save: the draft as it was counted. Never contains payment data. */
export interface SavableCount {
  readonly draftId: DraftId
  readonly revision: number
  readonly contact: Contact
}

/** A definition to save as a list. */
export interface NewSavedList {
  readonly name: string
  readonly definition: CanonicalDefinition
  /** The account to save the list for; null for the user's own. */
  readonly accountId: AccountId | null
}

/** A file to import as saved lists. */
export interface ListFileImport {
  readonly file: SavedListFile
  /** The name to use instead of the file's; null for the file's. */
  readonly name: string | null
  /** The account to import the lists for; null for the user's own. */
  readonly accountId: AccountId | null
}

/** The lists created from a file. */
export const ImportedLists = Schema.Struct({
  list: FullSavedList,
  /** The lists that the imported list references, created along with it. */
  referred: Schema.Array(SavedList),
})
export type ImportedLists = typeof ImportedLists.Type

/** The result of recounting a saved list. */
export const Recount = Schema.Struct({
  /** The way the saved count now opens (see `decideSavedCountOpening`). */
  opening: Schema.Literals(["asCounted", "countAgain"]),
  since: CountComparison,
})
export type Recount = typeof Recount.Type

/** A draft for the user to confirm, and the orders whose records it leaves out. */
export const RepeatedList = Schema.Struct({
  draft: Draft,
  orders: Schema.Array(Schema.Struct({ code: Schema.String, day: Schema.String })),
})
export type RepeatedList = typeof RepeatedList.Type

/** The port for the saved counts that the user has access to. */
export class SavedLists extends Context.Service<
  SavedLists,
  {
    /** Returns a page of saved counts, most recent first. */
    readonly page: (query: SavedListQuery, paging: Paging) => Effect.Effect<SavedListRowPage, CallFailed>
    readonly save: (count: SavableCount) => Effect.Effect<void, CallFailed | CountNotSaved>
    /** Combines lists; returns the session of the combined list. */
    readonly combine: (combination: Combination) => Effect.Effect<DraftId, CallFailed>
    readonly remove: (ids: ReadonlyArray<SavedListId>) => Effect.Effect<void, CallFailed>
    readonly get: (id: SavedListId) => Effect.Effect<FullSavedList, CallFailed>
    /** Counts a definition and saves it under a name. */
    readonly saveDefinition: (list: NewSavedList) => Effect.Effect<FullSavedList, CallFailed>
    /** Renames a list; its count doesn't change. */
    readonly rename: (id: SavedListId, name: string) => Effect.Effect<FullSavedList, CallFailed>
    /**
     * Copies a list with its original count. The copy has an ID, a code, and a draft of its own, but the same
     * selection, receipt, and last day, because copying doesn't make a count newer. A null `name` means "Copy of NAME".
     */
    readonly duplicate: (id: SavedListId, name: string | null) => Effect.Effect<FullSavedList, CallFailed>
    /** Exports a list with everything that it references, for `importFile` here or on another site. */
    readonly exportFile: (id: SavedListId) => Effect.Effect<SavedListFile, CallFailed>
    /** Counts and saves all lists in a file; if any list fails, none are saved. */
    readonly importFile: (file: ListFileImport) => Effect.Effect<ImportedLists, CallFailed>
    /** Recounts the list and returns the changes since it was saved. The list's snapshot and receipt don't change. */
    readonly recount: (id: SavedListId) => Effect.Effect<Recount, CallFailed>
    /**
     * Creates a draft from the list, without the records delivered in earlier orders of its account. Doesn't place an
     * order.
     */
    readonly repeat: (id: SavedListId) => Effect.Effect<RepeatedList, CallFailed>
    /** Creates a draft with the saved list's selection, for the list's account. */
    readonly open: (id: SavedListId) => Effect.Effect<Draft, CallFailed>
    /** Computes the lists' current overlap, with the size and price of every part. */
    readonly compare: (question: OverlapRequest) => Effect.Effect<ListOverlap, CallFailed>
    /** Creates a draft from a part of overlapping lists, for the lists' account. */
    readonly openPart: (
      lists: ReadonlyArray<SavedListId>,
      part: OverlapPart,
    ) => Effect.Effect<Draft, CallFailed>
  }
>()("@listwright/domain/SavedLists") {}
