/** The original title for a failed call that got no response, either in time or at all. */
const CONNECT_ERROR = "Connect Error"

/**
 * The messages of the shell, the account, the forms and the rewards, in the original contract's wording and corrected.
 */
export const portalTexts = {
  sessionEnded: { original: "auth error", corrected: "Please sign in again." },
  notAllowed: {
    original: "auth error",
    corrected: "You aren't allowed to do this. Please contact us if you need access.",
  },
  serverErrorTitle: { original: "Server Error", corrected: "Something went wrong" },
  serverErrorTryAgain: {
    original: "Sorry, please try again",
    corrected: "The server couldn't complete your request. Please try again.",
  },
  serverError: {
    original: "Sorry for the server error. If you need help, please contact a Digital Expert.",
    corrected:
      "The server couldn't complete your request. If trying again doesn't help, contact a Digital Expert.",
  },
  serverErrorWithPhone: {
    original: "Sorry for the server error. If you need help, please contact a Digital Expert at {phone}.",
    corrected:
      "The server couldn't complete your request. If trying again doesn't help, call a Digital Expert at {phone}.",
  },
  timedOutTitle: { original: CONNECT_ERROR, corrected: "The server took too long to respond" },
  timedOut: {
    original: "Please check the internet connection",
    corrected: "Check your internet connection, then try again.",
  },
  noConnectionTitle: { original: CONNECT_ERROR, corrected: "No connection" },
  noConnection: {
    original: "Network connect fail",
    corrected: "The server can't be reached. Check your internet connection.",
  },
  pageNotFound: {
    original: "Can not find the page, Take you to the landing page",
    corrected: "That page doesn't exist, so you were taken to the landing page.",
  },
  noSuchDataSource: {
    original: "No this datasource, please choose one",
    corrected: "This data source isn't available. Please choose another one.",
  },
  orderMoreFailedTitle: { original: "Order More Failed", corrected: "The new list wasn't created" },
  orderMoreFailed: {
    original: "Please try again, or cantact us",
    corrected: "Please try again, or contact us.",
  },
  cardSaved: {
    original: "Save payment information successfully",
    corrected: "Your payment information was saved.",
  },
  cardNotSaved: {
    original: "Failed to save payment information , please try again",
    corrected: "Your payment information couldn't be saved. Please try again.",
  },
  profileSaved: {
    original: "Save user information successfully",
    corrected: "Your information was saved.",
  },
  profileNotSaved: {
    original: "Failed to save user information , please try again",
    corrected: "Your information couldn't be saved. Please try again.",
  },
  passwordUpdated: { original: "Update password successfully", corrected: "Your password was changed." },
  passwordNotUpdated: {
    original: "Failed to save update password, please try again",
    corrected: "Your password couldn't be changed. Please try again.",
  },
  enterPasswords: { original: "Please enter passwords", corrected: "Enter your old password." },
  invalidEmailAddress: { original: "Invalid Email Address", corrected: "Enter a valid e-mail address." },
  resetFailed: {
    original: "Failed to create a new password , please try again",
    corrected: "Your new password couldn't be saved. Please try again.",
  },
  inquiryFailed: {
    original: "Failed to sent contact information , please try again",
    corrected: "Your message couldn't be sent. Please try again.",
  },
  messageSent: { original: "Message successfully sent", corrected: "Your message was sent." },
  messageFailed: {
    original: "Message failed to be sent",
    corrected: "Your message couldn't be sent. Please try again.",
  },
  accountNameMissing: { original: "Please Enter Account Name!", corrected: "Enter a name for the account." },
  accountCreated: { original: "Create successfully", corrected: "The account was created." },
  accountNotCreated: {
    original: "Failed to Create Account , please try again",
    corrected: "The account couldn't be created. Please try again.",
  },
  campaignEmail: {
    original: "Email is required or E-mail must be valid",
    corrected: "Enter a valid e-mail address",
  },
  campaignProspects: { original: "Please select prospects", corrected: "Choose at least one channel" },
  campaignOtherProspect: { original: "Please enter other text.", corrected: "Describe the other channel" },
  cartEmpty: { original: "Please add reward to cart", corrected: "Add a gift to your cart first." },
  cartExceedsPoints: {
    original: "Has exceeded the point you have",
    corrected: "Your cart needs more points than you have.",
  },
  needStateCode: { original: "Need State Code", corrected: "Enter the 2-letter state code." },
  needZipCode: { original: "Need ZIP Code", corrected: "Enter the 5-digit ZIP Code." },
  savedListsTitle: {
    original: "Manage your recent saved lists to modify and prepare for checkout.",
    corrected: "Edit your recent saved lists and get them ready to order.",
  },
} as const

/** The messages for empty lists. They're also used as headings, so they have no period. */
export const emptyListTexts = {
  emptyData: { original: "There is no available data", corrected: "No data available" },
  emptyRecords: { original: "No Records", corrected: "No records" },
  emptyRecord: { original: "No Record", corrected: "No record found" },
  emptyOptions: { original: "No available option", corrected: "No options available" },
  emptyOwnQuickPicks: {
    original: "No QuickPicks have been created",
    corrected: "No quick picks have been saved yet",
  },
  emptyQuickPicks: { original: "There is no Quick Pick", corrected: "There are no quick picks" },
  emptyChosenAbove: {
    original: "Please click add in the above table",
    corrected: "Choose Add in the table above",
  },
} as const
