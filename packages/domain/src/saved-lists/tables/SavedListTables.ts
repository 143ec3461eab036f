import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { OverlapRequest } from "../ListOverlap.ts"
import type { SavedListQuery } from "../SavedLists.ts"
import type { TableFormat } from "./Table.ts"

/** A table as a file. */
export interface TableFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Downloadable tables of saved lists, built where the lists are stored. */
export class SavedListTables extends Context.Service<
  SavedListTables,
  {
    /**
     * Builds a table of all matching lists, not just one page of them, up to `MAX_LISTS_PER_TABLE`; fails if there are
     * more.
     */
    readonly lists: (query: SavedListQuery, format: TableFormat) => Effect.Effect<TableFile, CallFailed>
    readonly overlap: (question: OverlapRequest, format: TableFormat) => Effect.Effect<TableFile, CallFailed>
  }
>()("@listwright/domain/saved-lists/tables/SavedListTables") {}
