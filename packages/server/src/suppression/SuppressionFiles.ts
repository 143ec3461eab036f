import type { AccountId, User } from "@listwright/domain/account"
import type { CountUnavailable, ListOwner } from "@listwright/domain/counting"
import type { EmbeddedAddressFile } from "@listwright/domain/saved-lists"
import type { NotFound } from "@listwright/domain/shared"
import type { KeyColumns, PersonKeyColumn, SuppressionReport } from "@listwright/domain/suppression"
import { Context, type Effect, Schema, type Scope } from "effect"
import type { MatchedUpload } from "./loadUpload.ts"

/** Raised when a file can't be used; `reason` is the human-readable reason and remedy. */
export class FileRefused extends Schema.TaggedError<FileRefused>()("FileRefused", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** An uploaded file, and its path until it's stored or discarded. */
export interface UploadedFile {
  /** The name given by the user who uploaded it. */
  readonly name: string
  /** The absolute path. */
  readonly path: string
}

/** The names of a file's columns, and its first rows. */
export interface FileHead {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

/** All rows of a file. */
export interface FileSheet {
  /** The name given by the user who uploaded it. */
  readonly name: string
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{
    /** The line number, from 1; the header is the first line. */
    readonly line: number
    readonly cells: ReadonlyArray<string>
    /** The reason that the row can't be read; null if it can. */
    readonly problem: string | null
  }>
}

/**
 * Stores, inspects, and loads uploaded suppression and address files. Another user's file is indistinguishable from one
 * that doesn't exist.
 */
export class SuppressionFiles extends Context.Service<
  SuppressionFiles,
  {
    /** Stores a copy of a file for 30 days; returns its id, which only the user who uploaded it may use. */
    readonly keep: (user: User, file: UploadedFile) => Effect.Effect<string, FileRefused>
    /** Deletes the copies that are older than 30 days; the keys made of them stay. */
    readonly removeOld: Effect.Effect<void>
    readonly head: (user: User, id: string) => Effect.Effect<FileHead, NotFound | FileRefused>
    /** Returns all rows of a file; rejects a file with more than `most` rows. */
    readonly sheet: (user: User, id: string, most: number) => Effect.Effect<FileSheet, NotFound | FileRefused>
    /**
     * Matches the rows to records and stores their keys for an account, all or nothing. The account defaults to the
     * user's own.
     */
    readonly load: (
      user: User,
      id: string,
      listType: number,
      keys: KeyColumns | PersonKeyColumn,
      accountId?: AccountId,
    ) => Effect.Effect<SuppressionReport, NotFound | FileRefused | CountUnavailable>
    /**
     * Returns the files with their person keys, for embedding in an exported file; fails unless every file is within
     * reach.
     */
    readonly embed: (
      owner: ListOwner,
      ids: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<EmbeddedAddressFile>, NotFound | FileRefused>
    /**
     * Matches the rows of an embedded file to records for an account. The matched keys are deleted with the scope
     * unless they're stored with `keepMatched`.
     */
    readonly match: (
      user: User,
      of: { readonly accountId: AccountId; readonly listType: number },
      file: EmbeddedAddressFile,
    ) => Effect.Effect<MatchedUpload, FileRefused | CountUnavailable, Scope.Scope>
    /** Stores the result of `match`. */
    readonly keepMatched: (matched: MatchedUpload) => Effect.Effect<void>
  }
>()("@listwright/server/suppression/SuppressionFiles") {}
