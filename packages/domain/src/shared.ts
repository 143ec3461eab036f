/** The shared foundations: money, notices, failures, paging, and named readings of the specification. */

export { ErrorLogs, logScriptError, ScriptError } from "./shared/ErrorLogs.ts"
export { isFirstPartyError, toLoggableError } from "./shared/scriptError.ts"
export { noticeKindName, noticeLogText, logNewNotices, type LoggedNotice } from "./shared/noticeLog.ts"
export { type Alert, joinMessageLines, type Notice, notice, type NoticeKind } from "./shared/Notice.ts"
export { COUNTRIES, type Country, DEFAULT_COUNTRY } from "./shared/Country.ts"
export { addressProblems, type PostalAddress, regionCode } from "./shared/addresses/addressProblems.ts"
export { stateCountry, PROVINCES } from "./shared/addresses/provinces.ts"
export { parseStateCode, STATES, zipStates } from "./shared/addresses/states.ts"
export { Decimal, decimal, usd } from "./shared/Decimal.ts"
export {
  CallFailed,
  ConnectTimedOut,
  failureFromStatus,
  Forbidden,
  NetworkFailed,
  NotFound,
  Refused,
  ServerFailed,
  SignedOut,
} from "./shared/Failures.ts"
export { failedCallText, type FailedCallMessages, failedCallMessages } from "./shared/failedCallMessages.ts"
export { type FieldProblems, FormIncomplete, hasProblems } from "./shared/FieldProblems.ts"
export {
  canSubmit,
  nextSubmissionStep,
  type SubmissionEvent,
  type SubmissionStep,
} from "./shared/Submission.ts"
export {
  closeExpiredNotices,
  closeNotice,
  emptyNoticeBoard,
  type NoticeBoard,
  type NoticeGroup,
  type ActiveNotice,
  showNotice,
} from "./shared/NoticeBoard.ts"
export {
  callFailedAlert,
  callFailedNotice,
  NOT_ALLOWED_MESSAGE,
  pageNotFoundNoticeWithLink,
  SESSION_ENDED,
  UNKNOWN_ROUTE_REDIRECT,
} from "./shared/Notices.ts"
export { firstPage, PAGE_SIZES, pageCount, type Paging, type RowOrder, turnPage } from "./shared/Paging.ts"
export { Records } from "./shared/Records.ts"
export { forwardSortationArea, isPostalCode, SECOND_HALF_LETTERS } from "./shared/PostalCode.ts"
export { CarrierRoute, isCarrierRoute, isZip, isZip4, Zip, Zip4 } from "./shared/Zip.ts"
export { DraftId } from "./shared/DraftId.ts"
export { MailingOutcome, mailingOutcomeText } from "./shared/MailingOutcome.ts"
export { OrderCode } from "./shared/OrderCode.ts"
export { SavedListId } from "./shared/SavedListId.ts"
export { QuoteId } from "./shared/QuoteId.ts"
export { addDays } from "./shared/addDays.ts"
export { dollars } from "./shared/dollars.ts"
export { recordCountText } from "./shared/recordCountText.ts"
export { milesText } from "./shared/milesText.ts"
export { SEARCH_THRESHOLD } from "./shared/searchThreshold.ts"
export { formatWholeNumber } from "./shared/formatWholeNumber.ts"
export { unwrapLongitude, normalizeLongitude } from "./shared/longitudes.ts"
export { isEmail } from "./shared/email.ts"
export { EMAIL_DELIMITER, parseEmails } from "./shared/emailList.ts"
export { isOneLine, toOneLine } from "./shared/toOneLine.ts"
export { isGoToTopVisible, SCROLL_TO_TOP_DELAY_MS } from "./shared/scrolling.ts"
export { schemaProblems } from "./shared/schemaProblems.ts"
export { emptyListText } from "./shared/emptyListText.ts"
export { groupBy } from "./shared/groupBy.ts"
export type { Codes } from "./shared/Codes.ts"
export { lazyValue } from "./shared/lazyValue.ts"
export { FRACTIONS } from "./shared/fractions.ts"
export { findClosestName } from "./shared/findClosestName.ts"
export { LETTER_REPLACEMENTS, toPlainLettersLegacy } from "./shared/toPlainLetters.ts"
export {
  allReadings,
  audienceNextReading,
  chosenReading,
  diagnosticThresholdReading,
  expiryYearsReading,
  greetingReading,
  historyAccountColumnReading,
  landingVersionReading,
  list270Reading,
  interfaceVersionReading,
  nextStepLabelReading,
  nonNumericQuantityReading,
  passwordMessageReading,
  passwordPolicyReading,
  reportPriceReading,
  suppressionStartReading,
  emailSectionReading,
  wordingReading,
} from "./shared/readings.ts"
export {
  selectWording,
  joinMessages,
  originalMessage,
  type Wording,
  MessageText,
  messageText,
} from "./shared/wording/MessageText.ts"
export {
  sortByBestMatch,
  findNamedItems,
  sortInDisplayOrder,
  type NamedItem,
  type NamedGroup,
} from "./shared/textMatch.ts"
export { csvCell, csvLine } from "./shared/csvLine.ts"
