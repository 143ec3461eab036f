import type { AccountId, User } from "@listwright/domain/account"
import type { CountUnavailable, ListOwner } from "@listwright/domain/counting"
import type { EmbeddedAddressFile } from "@listwright/domain/saved-lists"
import type { NotFound } from "@listwright/domain/shared"
import type { KeyColumns, PersonKeyColumn, SuppressionReport } from "@listwright/domain/suppression"
import { Context, type Effect, Schema, type Scope } from "effect"
import type { MatchedUpload } from "./loadUpload.ts"

/** A file cannot be used; `reason` says why and what to do, for a person. */
export class FileRefused extends Schema.TaggedError<FileRefused>()("FileRefused", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** An uploaded file, and where it is until it is kept or discarded. */
export interface SentFile {
  /** The name given by its sender. */
  readonly name: string
  /** Absolute. */
  readonly path: string
}

/** The names of a file's columns, and its first rows. */
export interface FileHead {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

/** All rows of a file. */
export interface FileSheet {
  /** The name given by its sender. */
  readonly name: string
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{
    /** From 1, the heading being the first. */
    readonly line: number
    readonly cells: ReadonlyArray<string>
    /** The reason that the row can't be read; null if it can. */
    readonly problem: string | null
  }>
}

/**
 * Files of people to suppress by, and of addresses: uploaded, inspected, loaded. Another user's file looks exactly like one that does not exist.
 */
export class SuppressionFiles extends Context.Service<
  SuppressionFiles,
  {
    /** Keeps a copy of a file for 30 days; returns its id, which only its sender may use. */
    readonly keep: (user: User, file: SentFile) => Effect.Effect<string, FileRefused>
    readonly head: (user: User, id: string) => Effect.Effect<FileHead, NotFound | FileRefused>
    /** All rows of a file, of which there may be no more than `most`. */
    readonly sheet: (user: User, id: string, most: number) => Effect.Effect<FileSheet, NotFound | FileRefused>
    /**
     * Finds the people of the rows and keeps their keys for an account, the user's own unless given: completely, or not at
     * all.
     */
    readonly load: (
      user: User,
      id: string,
      listType: number,
      keys: KeyColumns | PersonKeyColumn,
      accountId?: AccountId,
    ) => Effect.Effect<SuppressionReport, NotFound | FileRefused | CountUnavailable>
    /** Returns the keys of the people in all the files, for an exported file; fails if it can't reach every one. */
    readonly embed: (
      owner: ListOwner,
      ids: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<EmbeddedAddressFile>, NotFound | FileRefused>
    /** Finds the people of an embedded file for an account, with their keys in place; `keep` or the scope's failure ends it. */
    readonly match: (
      user: User,
      of: { readonly accountId: AccountId; readonly listType: number },
      file: EmbeddedAddressFile,
    ) => Effect.Effect<MatchedUpload, FileRefused | CountUnavailable, Scope.Scope>
    /** Keeps what `match` found. */
    readonly keepMatched: (matched: MatchedUpload) => Effect.Effect<void>
  }
>()("@listwright/server/suppression/SuppressionFiles") {}
