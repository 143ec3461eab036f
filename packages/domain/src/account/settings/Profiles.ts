import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { ProfileForm } from "./profileForm.ts"
import type { UserAddress } from "../UserAddress.ts"
import type { UserInfo } from "./UserInfo.ts"

/** The given password isn't the current one. */
export class WrongPassword extends Schema.TaggedError<WrongPassword>()("WrongPassword", {}) {}

/** A user's picture as a data URL, with the size in bytes of the original file. */
export interface Photo {
  readonly dataUrl: string
  readonly bytes: number
}

/** The port for the signed-in user's own record: profile, address, photo, and password. */
export class Profiles extends Context.Service<
  Profiles,
  {
    readonly info: () => Effect.Effect<UserInfo, CallFailed>
    /** Returns the user's address; null if the user doesn't have one yet. */
    readonly address: () => Effect.Effect<UserAddress | null, CallFailed>
    /** Checks the current password; the check stays valid for 5 minutes, and `save` and `updatePassword` require it. */
    readonly checkPassword: (current: string) => Effect.Effect<void, CallFailed | WrongPassword>
    readonly save: (profile: Omit<ProfileForm, "currentPassword">) => Effect.Effect<void, CallFailed>
    /**
     * Changes the password. Signs out other browsers, and ends all tokens except the calling one unless `keepsTokens`
     * is set.
     */
    readonly updatePassword: (newPassword: string, keepsTokens: boolean) => Effect.Effect<void, CallFailed>
    readonly uploadPhoto: (photo: Photo) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/Profiles") {}
