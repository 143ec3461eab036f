import type { LandingVersion, Service, UserAddress, UserId } from "@listwright/domain/account"
import type { Country } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"
import type { PhotoFile } from "./readPhotoFile.ts"

/** The data stored about a user, apart from identity and credentials. */
export interface UserRecord {
  /** The year (UTC) in which the user became a customer. */
  readonly since: number
  /** The user's postal address; null if not provided yet. */
  readonly address: UserAddress | null
  /** The SHA-256 of the picture as 64 hex digits; null if there's no picture. */
  readonly photoHash: string | null
  readonly services: ReadonlyArray<Service>
  /** The landing page version; null to use the site's setting. */
  readonly landingVersion: LandingVersion | null
  readonly showsOrderHistory: boolean
  readonly showsDigitalHistory: boolean
}

/** The profile that users fill in. */
export interface SavedProfile {
  readonly company: string
  readonly addressLine: string
  readonly addressLine2: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly countryCode: Country
}

/** User records by user ID only; callers must check access themselves. */
export class UserRecords extends Context.Service<
  UserRecords,
  {
    readonly of: (userId: UserId) => Effect.Effect<UserRecord>
    readonly save: (userId: UserId, profile: SavedProfile) => Effect.Effect<void>
    /** Returns the user's picture; null if there isn't one. */
    readonly photo: (userId: UserId) => Effect.Effect<PhotoFile | null>
    /** Stores a picture, replacing the previous one; returns its hash. */
    readonly keepPhoto: (userId: UserId, photo: PhotoFile) => Effect.Effect<string>
  }
>()("@listwright/server/accounts/UserRecords") {}
