import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { ProfileForm } from "./profileForm.ts"
import type { UserAddress } from "../UserAddress.ts"
import type { UserInfo } from "./UserInfo.ts"

/** The password given is not the current one. */
export class WrongPassword extends Schema.TaggedError<WrongPassword>()("WrongPassword", {}) {}

/** A picture of a user, as a data URL, and the bytes of the file that it was made of. */
export interface Photo {
  readonly dataUrl: string
  readonly bytes: number
}

/** The signed-in user's own record: profile, address, photo and password. */
export class Profiles extends Context.Service<
  Profiles,
  {
    readonly info: () => Effect.Effect<UserInfo, CallFailed>
    /** Returns null if the user has no address yet. */
    readonly address: () => Effect.Effect<UserAddress | null, CallFailed>
    /** Holds for 5 minutes: `save` and `updatePassword` need it. */
    readonly checkPassword: (current: string) => Effect.Effect<void, CallFailed | WrongPassword>
    readonly save: (profile: Omit<ProfileForm, "currentPassword">) => Effect.Effect<void, CallFailed>
    /** Ends other browsers, and tokens but the one that asks unless `keepsTokens`. */
    readonly updatePassword: (newPassword: string, keepsTokens: boolean) => Effect.Effect<void, CallFailed>
    readonly uploadPhoto: (photo: Photo) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/Profiles") {}
