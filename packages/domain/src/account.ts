/** Users and accounts: roles and their permissions, sign-in, and passwords. */

export type { Account } from "./account/Account.ts"
export { AccountId } from "./account/AccountId.ts"
export { Accounts, IssuedToken, SignInRefused, TooManyAttempts } from "./account/Accounts.ts"
export {
  activationText,
  invalidEmailAddressNotice,
  INVALID_LINK_MESSAGE,
  RESET_EXPIRED_MESSAGE,
  resetFailedNotice,
  signInFailedNotice,
  temporaryPasswordSentNotice,
  tooManyAttemptsNotice,
} from "./account/Notices.ts"
export {
  cardNotSavedNotice,
  passwordNotUpdatedNotice,
  passwordUpdatedNotice,
  profileNotSavedNotice,
  profileSavedNotice,
} from "./account/settings/Notices.ts"
export { NotSaved } from "./account/NotSaved.ts"
export { InvalidEmailAddress, LinkNotValid, PasswordResets } from "./account/sign-in/PasswordResets.ts"
export { SiteConfiguration } from "./account/SiteConfiguration.ts"
export { FooterLink, footerLinks, SiteFooter } from "./account/SiteFooter.ts"
export { SiteSource } from "./account/SiteSource.ts"
export { Role, User } from "./account/User.ts"
export { UserId } from "./account/UserId.ts"
export { roleAbilities, accountFilter } from "./account/abilities.ts"
export { canCall, needsSignIn, type SessionKind } from "./account/callAccess.ts"
export { historyMenus, videosRoute } from "./account/landing/userMenus.ts"
export {
  BANNER_CARDS,
  type BannerCard,
  bannerCards,
  CAMPAIGN_CARDS,
  DASHBOARD_ROW_COUNT,
  dashboardCards,
  type LandingVersion,
  LANDING_VERSIONS,
  landingVersion,
  latestRows,
  alternateLandingVersion,
} from "./account/landing/landingLayout.ts"
export {
  HUB_TABS,
  hubTabs,
  offersNothing,
  OTHER_LINK_KEYS,
  SERVICE_LINK_KEYS,
  SERVICE_NAMES,
  serviceMenu,
  type ServiceMenuSection,
} from "./account/landing/serviceMenu.ts"
export { greeting } from "./account/landing/greeting.ts"
export {
  canReferenceRecord,
  REFERENCED_RECORD_KINDS,
  type ReferencedRecordKind,
} from "./account/recordReferences.ts"
export { type NewPasswordForm, newPasswordProblems, resetPassword } from "./account/sign-in/newPassword.ts"
export { saveCard } from "./account/settings/saveCard.ts"
export { SavedCards } from "./account/settings/SavedCards.ts"
export {
  passwordFailures,
  passwordFailureText,
  passwordHelp,
  type PasswordWording,
} from "./account/sign-in/passwordRules.ts"
export { type Reach, isWithinReach, viewerReach, canActForAccount } from "./account/reach.ts"
export { signIn, signInForToken, SignInIncomplete, signInProblems } from "./account/sign-in/signIn.ts"
export {
  INVITATION_LIFETIME_MS,
  PASSWORD_CHECK_LIFETIME_MS,
  isPasswordCheckValid,
  TEMPORARY_PASSWORD_LIFETIME_MS,
  isTemporaryPasswordValid,
} from "./account/sign-in/timeLimits.ts"
export { COMMON_PASSWORD_MESSAGE, isCommonPassword } from "./account/sign-in/commonPassword.ts"
export { changePassword, revokedTokenCount } from "./account/sign-in/changePassword.ts"
export { type ChangePasswordForm, changePasswordProblems } from "./account/sign-in/newPassword.ts"
export { deviceName } from "./account/sign-in/deviceName.ts"
export { SignIn, SignInSelection } from "./account/sign-in/ListedSignIn.ts"
export { SignIns } from "./account/sign-in/SignIns.ts"
export { type Service, type ServiceFlags, SERVICES } from "./account/ServiceFlags.ts"
export { accountSettings, type SettingsTab } from "./account/settings/accountSettings.ts"
export {
  READ_ONLY_PROFILE_FIELDS,
  type ProfileForm,
  profileProblems,
} from "./account/settings/profileForm.ts"
export { Profiles, WrongPassword } from "./account/settings/Profiles.ts"
export { saveProfile } from "./account/settings/saveProfile.ts"
export { MAX_PHOTO_BYTES, isPhotoWithinLimit, uploadPhoto } from "./account/settings/uploadPhoto.ts"
export { RecentRow, UserInfo } from "./account/settings/UserInfo.ts"
export { UserAddress } from "./account/UserAddress.ts"
export { forgotPassword } from "./account/sign-in/forgotPassword.ts"
export {
  signInDestination,
  SIGN_IN_VIEWS,
  type SignInEvent,
  type SignInView,
  nextSignInView,
} from "./account/sign-in/signInView.ts"
