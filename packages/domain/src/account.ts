/** Users and accounts: roles and their permissions, sign-in, and passwords. */

export type { Account } from "./account/Account.ts"
export { AccountId } from "./account/AccountId.ts"
export { Accounts, IssuedToken, SignInRefused, TooManyAttempts } from "./account/Accounts.ts"
export {
  activationText,
  invalidEmailAddress,
  LINK_NOT_VALID,
  RESET_OVER,
  resetFailed,
  signInFailed,
  temporaryPasswordSent,
  tooManyAttempts,
} from "./account/Notices.ts"
export {
  cardNotSavedNotice,
  passwordNotUpdated,
  passwordUpdated,
  profileNotSaved,
  profileSaved,
} from "./account/settings/Notices.ts"
export { NotSaved } from "./account/NotSaved.ts"
export { InvalidEmailAddress, LinkNotValid, PasswordResets } from "./account/sign-in/PasswordResets.ts"
export { SiteConfiguration } from "./account/SiteConfiguration.ts"
export { FooterLink, footerLinks, SiteFooter } from "./account/SiteFooter.ts"
export { SiteSource } from "./account/SiteSource.ts"
export { Role, User } from "./account/User.ts"
export { UserId } from "./account/UserId.ts"
export { abilitiesOf, accountFilter } from "./account/abilities.ts"
export { mayCall, needsSignIn, type SessionKind } from "./account/callAccess.ts"
export { historyMenus, videosRoute } from "./account/landing/userMenus.ts"
export {
  BANNER_CARDS,
  type BannerCard,
  bannerCards,
  CAMPAIGN_CARDS,
  DASHBOARD_ROWS,
  dashboardCards,
  type LandingVersion,
  LANDING_VERSIONS,
  landingVersion,
  latestRows,
  otherLandingVersion,
} from "./account/landing/landingLayout.ts"
export {
  HUB_TABS,
  hubTabs,
  OTHER_LINK_KEYS,
  SERVICE_LINK_KEYS,
  SERVICE_NAMES,
  serviceMenu,
  type ServiceMenuSection,
} from "./account/landing/serviceMenu.ts"
export { greeting } from "./account/landing/greeting.ts"
export { mayName, NAMED_RECORDS, type NamedRecord } from "./account/namedRecord.ts"
export { type NewPasswordForm, newPasswordProblems, resetPassword } from "./account/sign-in/newPassword.ts"
export { saveCard } from "./account/settings/saveCard.ts"
export { SavedCards } from "./account/settings/SavedCards.ts"
export {
  passwordFailures,
  passwordFailureText,
  passwordHelp,
  type PasswordWords,
} from "./account/sign-in/passwordRules.ts"
export { type Reach, reaches, reachOf, worksFor } from "./account/reach.ts"
export { signIn, signInForToken, SignInIncomplete, signInProblems } from "./account/sign-in/signIn.ts"
export {
  INVITATION_MS,
  PASSWORD_CHECK_MS,
  passwordCheckHolds,
  TEMPORARY_PASSWORD_MS,
  temporaryPasswordHolds,
} from "./account/sign-in/timeLimits.ts"
export { COMMON_PASSWORD, isCommonPassword } from "./account/sign-in/commonPassword.ts"
export { changePassword, tokensThatEnd } from "./account/sign-in/changePassword.ts"
export { type ChangePasswordForm, changePasswordProblems } from "./account/sign-in/newPassword.ts"
export { deviceName } from "./account/sign-in/deviceName.ts"
export { SignIn, WhichSignIns } from "./account/sign-in/ListedSignIn.ts"
export { SignIns } from "./account/sign-in/SignIns.ts"
export { type Service, type ServiceFlags, SERVICES } from "./account/ServiceFlags.ts"
export { accountSettings, type SettingsTab } from "./account/settings/accountSettings.ts"
export { PROFILE_READ_ONLY, type ProfileForm, profileProblems } from "./account/settings/profileForm.ts"
export { Profiles, WrongPassword } from "./account/settings/Profiles.ts"
export { saveProfile } from "./account/settings/saveProfile.ts"
export { PHOTO_MAX_BYTES, photoFits, uploadPhoto } from "./account/settings/uploadPhoto.ts"
export { RecentRow, UserInfo } from "./account/settings/UserInfo.ts"
export { UserAddress } from "./account/UserAddress.ts"
export { forgotPassword } from "./account/sign-in/forgotPassword.ts"
export {
  afterSignIn,
  SIGN_IN_VIEWS,
  type SignInEvent,
  type SignInView,
  signInViewAfter,
} from "./account/sign-in/signInView.ts"
