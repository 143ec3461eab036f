/** The original title for a failed call that got no response, at all or in time. */
const CONNECT_ERROR = "Connect Error"

/** The messages of failed calls and of pages that don't exist, in the original contract's wording and corrected. */
export const failureTexts = {
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
} as const
