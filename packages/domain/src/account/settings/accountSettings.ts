import type { Notice } from "../../shared/Notice.ts"
import { fillInInformation } from "./Notices.ts"

/** The tabs of the account settings. */
export type SettingsTab = "Overview" | "Change Password" | "Payment Info"

/** The behavior of the account settings. */
export interface AccountSettings {
  readonly tabs: ReadonlyArray<SettingsTab>
  /** Clicking outside the dialog closes it. */
  readonly closesOnBackdrop: boolean
  /** Shown as the settings open; null: nothing. */
  readonly notice: Notice | null
}

/**
 * Until the user has an address, the settings stay open on a click outside [p4-settings-dismissal], ask for the
 * information [p4-first-time-notice] and do not offer a new password yet [p4-change-password-offered].
 */
export const accountSettings = (hasAddress: boolean): AccountSettings =>
  hasAddress
    ? { tabs: ["Overview", "Change Password", "Payment Info"], closesOnBackdrop: true, notice: null }
    : { tabs: ["Overview", "Payment Info"], closesOnBackdrop: false, notice: fillInInformation }
