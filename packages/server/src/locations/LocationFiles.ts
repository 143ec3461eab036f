import type { AccountId, UserId } from "@listwright/domain/account"
import type { ListOwner } from "@listwright/domain/counting"
import type { LocationFileHash, LocationRow } from "@listwright/domain/definition"
import type { EmbeddedLocationFile } from "@listwright/domain/saved-lists"
import type { NotFound } from "@listwright/domain/shared"
import type { EngineQuestion } from "@listwright/engine/counts"
import { Context, type Effect } from "effect"

/** A file of locations, in the form that the engine reads. */
export type StoredLocations = EngineQuestion["locationFiles"][number]

/** The user who may refer to a file, and the account in whose lists it may be used. */
export interface LocationFileOwner {
  readonly userId: UserId
  readonly accountId: AccountId
}

/**
 * The location files that definitions refer to by hash. A file out of the user's reach looks exactly like one that
 * doesn't exist. A file that's no longer referred to is deleted 30 days after its last upload.
 */
export class LocationFiles extends Context.Service<
  LocationFiles,
  {
    /** Stores the rows, at least one, in their canonical form. */
    readonly keep: (
      owner: LocationFileOwner,
      rows: ReadonlyArray<LocationRow>,
    ) => Effect.Effect<{ readonly file: LocationFileHash; readonly locations: number }>
    /** Lets a user refer to files, which must exist, in the lists of an account. */
    readonly share: (owner: LocationFileOwner, files: ReadonlyArray<LocationFileHash>) => Effect.Effect<void>
    /**
     * Returns the files that the user can reach. Without a reach, it returns all that exist, since the right to use
     * them was checked before.
     */
    readonly reached: (
      reach: ListOwner["reach"],
      files: ReadonlyArray<LocationFileHash>,
    ) => Effect.Effect<ReadonlyArray<StoredLocations>>
    /** Returns the rows of all the files, for an exported file; fails if it can't reach every one. */
    readonly embed: (
      reach: ListOwner["reach"],
      files: ReadonlyArray<LocationFileHash>,
    ) => Effect.Effect<ReadonlyArray<EmbeddedLocationFile>, NotFound>
    /** Deletes files that are no longer referred to. */
    readonly sweep: Effect.Effect<void>
  }
>()("@listwright/server/locations/LocationFiles") {}
