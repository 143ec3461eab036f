import type { Notice } from "../../shared/Notice.ts"
import { welcomeNotice } from "./Notices.ts"

/** The tabs of the account settings. */
export type SettingsTab = "Overview" | "Change Password" | "Payment Info"

/** The behavior of the account settings. */
export interface AccountSettings {
  readonly tabs: ReadonlyArray<SettingsTab>
  /** True if clicking outside the dialog closes it. */
  readonly closesOnBackdrop: boolean
  /** The notice to show when the settings open; null if there isn't one. */
  readonly notice: Notice | null
}

/**
 * Returns the behavior of the account settings. Until the user has an address, the settings ignore clicks outside
 * [p4-settings-dismissal], ask for the user's information [p4-first-time-notice], and don't offer to change the
 * password [p4-change-password-offered].
 */
export const accountSettings = (hasAddress: boolean): AccountSettings =>
  hasAddress
    ? { tabs: ["Overview", "Change Password", "Payment Info"], closesOnBackdrop: true, notice: null }
    : { tabs: ["Overview", "Payment Info"], closesOnBackdrop: false, notice: welcomeNotice }
