import type { AccountId, UserId } from "@listwright/domain/account"
import type { ListOwner } from "@listwright/domain/counting"
import type { LocationFileHash, LocationRow } from "@listwright/domain/definition"
import type { EmbeddedLocationFile } from "@listwright/domain/saved-lists"
import type { NotFound } from "@listwright/domain/shared"
import type { EngineQuestion } from "@listwright/engine/counts"
import { Context, type Effect } from "effect"

/** A location file in the format read by the engine. */
export type StoredLocationFile = EngineQuestion["locationFiles"][number]

/** The user who may reference a location file, and the account in whose lists it may be used. */
export interface LocationFileOwner {
  readonly userId: UserId
  readonly accountId: AccountId
}

/**
 * The location files that definitions reference by hash. A file that the user can't access is treated as nonexistent. A
 * file that's no longer referenced is deleted 30 days after its last upload.
 */
export class LocationFiles extends Context.Service<
  LocationFiles,
  {
    /** Stores one or more rows in canonical form. */
    readonly keep: (
      owner: LocationFileOwner,
      rows: ReadonlyArray<LocationRow>,
    ) => Effect.Effect<{ readonly file: LocationFileHash; readonly locations: number }>
    /** Allows a user to reference files, which must exist, in an account's lists. */
    readonly share: (owner: LocationFileOwner, files: ReadonlyArray<LocationFileHash>) => Effect.Effect<void>
    /**
     * Returns the files that the user can access. Without a reach, returns all existing files; the caller must have
     * checked access.
     */
    readonly reached: (
      reach: ListOwner["reach"],
      files: ReadonlyArray<LocationFileHash>,
    ) => Effect.Effect<ReadonlyArray<StoredLocationFile>>
    /** Returns the rows of all the files, to include in an exported file; fails if any file is inaccessible. */
    readonly embed: (
      reach: ListOwner["reach"],
      files: ReadonlyArray<LocationFileHash>,
    ) => Effect.Effect<ReadonlyArray<EmbeddedLocationFile>, NotFound>
    /** Deletes files that are no longer referenced. */
    readonly sweep: Effect.Effect<void>
  }
>()("@listwright/server/locations/LocationFiles") {}
