import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { Paging } from "../shared/Paging.ts"
import type { Records } from "../shared/Records.ts"
import type { KeyColumns, PersonKeyColumn } from "./keyColumns.ts"
import type { SuppressionKind, SuppressionListItem } from "./SuppressionListItem.ts"
import type { SuppressionReport } from "./SuppressionReport.ts"
import type { AccountId } from "../account/AccountId.ts"

/** A search for rows. An empty name or number matches all rows. */
export interface SuppressionQuery {
  readonly accountId: AccountId
  readonly listType: number
  /** Part of the name of an order, count, or file; `number` is part of its number. */
  readonly name: string
  readonly number: string
}

/** One page of a list. */
export interface SuppressionRowPage {
  readonly items: ReadonlyArray<SuppressionListItem>
  readonly total: number
}

/** A file selected on a screen or in a terminal. */
export interface SuppressionFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A file on the server: its opaque ID, its columns, and its first rows, with one string per column. */
export interface UploadedSuppressionFile {
  readonly targetFile: string
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

/** The orders, counts and files available for suppression, newest first. */
export class SuppressionLists extends Context.Service<
  SuppressionLists,
  {
    /** Returns a page of an account's prior orders, saved counts, or processed files for a source. */
    readonly page: (
      kind: SuppressionKind,
      query: SuppressionQuery,
      paging: Paging,
    ) => Effect.Effect<SuppressionRowPage, CallFailed>
    /** Stores a file and reads its columns and first rows. */
    readonly upload: (file: SuppressionFile) => Effect.Effect<UploadedSuppressionFile, CallFailed>
    /** Loads an uploaded file for an account, which defaults to the user's own; returns the outcome for its rows. */
    readonly process: (
      targetFile: string,
      listType: number,
      keys: KeyColumns | PersonKeyColumn,
      accountId?: AccountId,
    ) => Effect.Effect<SuppressionReport, CallFailed>
    /** Notifies the site of the number of rows being loaded, so it can send the email. */
    readonly notifyUpload: (quantity: Records) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/SuppressionLists") {}
