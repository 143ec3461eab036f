/** The shared foundations: money, notices, failures, paging, and named readings of the specification. */

export { ErrorLogs, logScriptError, ScriptError } from "./shared/ErrorLogs.ts"
export { isOwnError, loggableError } from "./shared/scriptError.ts"
export { noticeKindName, noticeLogText, rememberSaid, type SaidNotice } from "./shared/noticeLog.ts"
export { type Alert, joinTexts, type Notice, notice, type NoticeKind } from "./shared/Notice.ts"
export { COUNTRIES, type Country, DEFAULT_COUNTRY } from "./shared/Country.ts"
export { addressProblems, type PostalAddress, regionCode } from "./shared/addresses/addressProblems.ts"
export { countryOfState, PROVINCES } from "./shared/addresses/provinces.ts"
export { stateCodeOf, STATES, statesOfZip } from "./shared/addresses/states.ts"
export { Decimal, decimal, usd } from "./shared/Decimal.ts"
export {
  CallFailed,
  ConnectTimedOut,
  failureOfStatus,
  Forbidden,
  NetworkFailed,
  NotFound,
  Refused,
  ServerFailed,
  SignedOut,
} from "./shared/Failures.ts"
export { failedCallLine, type FailedCallWords, failedCallWords } from "./shared/failedCallWords.ts"
export { type FieldProblems, FormIncomplete, hasProblems } from "./shared/FieldProblems.ts"
export { canSubmit, submissionAfter, type SubmissionEvent, type SubmissionStep } from "./shared/Submission.ts"
export {
  closeExpired,
  closeNotice,
  emptyNoticeBoard,
  type NoticeBoard,
  type NoticeGroup,
  type ShownNotice,
  showNotice,
} from "./shared/NoticeBoard.ts"
export {
  callFailedAlert,
  callFailedNotice,
  NOT_ALLOWED,
  pageNotFoundFrom,
  SESSION_ENDED,
  UNKNOWN_ROUTE_LEADS_TO,
} from "./shared/Notices.ts"
export { firstPage, PAGE_SIZES, pageCount, type Paging, type RowOrder, turnPage } from "./shared/Paging.ts"
export { Records } from "./shared/Records.ts"
export { fsaOf, isPostalCode, SECOND_HALF_LETTERS } from "./shared/PostalCode.ts"
export { CarrierRoute, isCarrierRoute, isZip, isZip4, Zip, Zip4 } from "./shared/Zip.ts"
export { DraftId } from "./shared/DraftId.ts"
export { MailedTo, mailedToText } from "./shared/MailedTo.ts"
export { OrderCode } from "./shared/OrderCode.ts"
export { SavedListId } from "./shared/SavedListId.ts"
export { QuoteId } from "./shared/QuoteId.ts"
export { daysAfter } from "./shared/daysAfter.ts"
export { dollars } from "./shared/dollars.ts"
export { recordCountText } from "./shared/recordCountText.ts"
export { milesText } from "./shared/milesText.ts"
export { SEARCH_THRESHOLD } from "./shared/searchThreshold.ts"
export { wholeText } from "./shared/wholeText.ts"
export { longitudeNear, longitudeWithin } from "./shared/longitudes.ts"
export { isEmail } from "./shared/email.ts"
export { isOneLine, oneLine } from "./shared/oneLine.ts"
export { goToTopShows, SCROLL_TO_TOP_DELAY_MS } from "./shared/scrolling.ts"
export { schemaProblems } from "./shared/schemaProblems.ts"
export { emptyListText } from "./shared/emptyListText.ts"
export { grouped } from "./shared/grouped.ts"
export type { Codes } from "./shared/Codes.ts"
export { lazily } from "./shared/lazily.ts"
export { FRACTIONS } from "./shared/fractions.ts"
export { nearestText } from "./shared/nearestText.ts"
export { LETTERS, withoutOtherLetters } from "./shared/plainLetters.ts"
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
  nextLabelReading,
  nonNumericQuantityReading,
  passwordMessageReading,
  passwordPolicyReading,
  reportPriceReading,
  suppressionStartReading,
  emailSectionReading,
  wordingReading,
} from "./shared/readings.ts"
export { inWording, joinWords, originalWords, type Wording, Words, words } from "./shared/wording/Words.ts"
export { readOriginal } from "./shared/wording/readOriginal.ts"
export { bestGroupFirst, findNamed, inShownOrder, type Named, type NamedGroup } from "./shared/textMatch.ts"
export { csvCell, csvLine } from "./shared/csvLine.ts"
