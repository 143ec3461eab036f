import type { AccountId, UserId } from "@listwright/domain/account"
import type { ListOwner } from "@listwright/domain/counting"
import type { LocationFileHash, LocationRow } from "@listwright/domain/definition"
import type { EmbeddedLocationFile } from "@listwright/domain/saved-lists"
import type { NotFound } from "@listwright/domain/shared"
import type { EngineQuestion } from "@listwright/engine/counts"
import { Context, type Effect } from "effect"

/** A file of locations as the engine reads it. */
export type StoredLocations = EngineQuestion["locationFiles"][number]

/** The user who may name a file, and the account in whose lists they may name it. */
export interface LocationFileOwner {
  readonly userId: UserId
  readonly accountId: AccountId
}

/**
 * Files of the locations that definitions name by their hash. A file that the user does not reach looks exactly like one
 * that does not exist. What nothing names any more is thrown away 30 days after it was last uploaded.
 */
export class LocationFiles extends Context.Service<
  LocationFiles,
  {
    /** Keeps the rows, of which there is at least one, in their one form. */
    readonly keep: (
      owner: LocationFileOwner,
      rows: ReadonlyArray<LocationRow>,
    ) => Effect.Effect<{ readonly file: LocationFileHash; readonly locations: number }>
    /** Lets a user name files, which must exist, in the lists of an account. */
    readonly share: (owner: LocationFileOwner, files: ReadonlyArray<LocationFileHash>) => Effect.Effect<void>
    /**
     * Returns the files that the user can reach. Without a reach it returns all that exist, since the right to name
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
    /** Throws away what nothing names any more. */
    readonly sweep: Effect.Effect<void>
  }
>()("@listwright/server/locations/LocationFiles") {}
