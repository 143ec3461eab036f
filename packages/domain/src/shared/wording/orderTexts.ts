/** The messages for counts, reports, quotes and placing, in the original contract's wording and corrected. */
export const orderTexts = {
  countFailedTitle: { original: "Count Error", corrected: "The count failed" },
  countFailed: { original: "please try again", corrected: "Please try again. Your list hasn't changed." },
  countBelowMinimumTitle: { original: "Count Number Error", corrected: "Below the minimum quantity" },
  totalBelowMinimumTitle: { original: "Total Number Error", corrected: "Below the minimum quantity" },
  placeOrderFailedTitle: { original: "Place Order Error", corrected: "The order wasn't placed" },
  quoteNeedsSavedCount: {
    original: 'In order to "send Quote", please first "Save Count"',
    corrected: "Save the count before you send a quote.",
  },
  reportNotAvailable: {
    original: "Two dimensional report is not available for the selections you have made.",
    corrected: "A two-dimensional report isn't available for your selections.",
  },
  twoDimensionalReport: { original: "Two Dimensional Report", corrected: "Two-Dimensional Report" },
  createTwoDimensionalReport: {
    original: "Create a Two Dimensional Report",
    corrected: "Create a Two-Dimensional Report",
  },
  reportEmailMissing: {
    original: "Please enter the email address; ",
    corrected: "Enter at least one email address.",
  },
  reportNameMissing: { original: "Please enter name of report", corrected: "Enter a name for the report." },
} as const
