import { type Notice, notice } from "../../shared/Notice.ts"
import type { NotSaved } from "../NotSaved.ts"
import type { WrongPassword } from "./Profiles.ts"

/** spec: portal §5 (New password) [p5-old-password] */
export const ENTER_PASSWORDS = "Please enter passwords"

/** spec: portal §8 (Password updated / failed) [p8-password-updated] */
export const passwordUpdated: Notice = notice("success", "", "Update password successfully")

/** Why a new password was not set. spec: portal §8 [p8-wrong-old-password] [p8-password-updated] */
export const passwordNotUpdated = (failure: WrongPassword | NotSaved): Notice => {
  switch (failure._tag) {
    case "WrongPassword":
      return notice("error", "", "The old password is invalid.")
    case "NotSaved":
      return notice("error", "", "Failed to save update password, please try again")
  }
}

/** spec: portal §8 (Profile saved / failed) [p8-profile-saved] */
export const profileSaved: Notice = notice("success", "", "Save user information successfully")

/** Why a profile was not saved. spec: portal §8 [p8-wrong-profile-password] [p8-profile-saved] */
export const profileNotSaved = (failure: WrongPassword | NotSaved): Notice => {
  switch (failure._tag) {
    case "WrongPassword":
      return notice("error", "", "Wrong password.")
    case "NotSaved":
      return notice("error", "", "Failed to save user information , please try again")
  }
}

/** The words are ours. spec: portal §4 (Account Settings) [p4-first-time-notice] */
export const fillInInformation: Notice = notice("info", "", "Welcome! Please fill in your information first.")
