import type { User } from "@listwright/domain/account"
import type { CountUnavailable } from "@listwright/domain/counting"
import type { NotFound } from "@listwright/domain/shared"
import type { KeyColumns, PersonKeyColumn, SuppressionReport } from "@listwright/domain/suppression"
import { Context, type Effect, Schema } from "effect"

/** A file cannot be used; `reason` says why and what to do, for a person. */
export class FileRefused extends Schema.TaggedError<FileRefused>()("FileRefused", {
  reason: Schema.String,
}) {}

/** An uploaded file, and where it is until it is kept or discarded. */
export interface SentFile {
  /** As its sender calls it. */
  readonly name: string
  /** Absolute. */
  readonly path: string
}

/** The names of a file's columns, and its first rows. */
export interface FileHead {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

/**
 * Files to suppress by: uploaded, inspected, loaded. Another user's file looks exactly like one that does not exist.
 */
export class SuppressionFiles extends Context.Service<
  SuppressionFiles,
  {
    /**
     * Keeps a copy of a file for 30 days; returns its id, which only its sender may use. spec: decisions (Calls, Data)
     */
    readonly keep: (user: User, file: SentFile) => Effect.Effect<string, FileRefused>
    readonly head: (user: User, id: string) => Effect.Effect<FileHead, NotFound | FileRefused>
    /** Finds the people of the rows and keeps their keys for the user's account: completely, or not at all. */
    readonly load: (
      user: User,
      id: string,
      listType: number,
      keys: KeyColumns | PersonKeyColumn,
    ) => Effect.Effect<SuppressionReport, NotFound | FileRefused | CountUnavailable>
  }
>()("@listwright/server/suppression/SuppressionFiles") {}
