/** The audience step's messages, in the original contract's wording and corrected. */
export const audienceTexts = {
  noAudience: { original: "Please Defined Target Audience", corrected: "Choose your target audience." },
  noPhoneOption: { original: "Please select a Phone Option", corrected: "Select a phone option." },
  noTargetingOption: {
    original: "Please select at least one targeting option",
    corrected: "Select at least one targeting option.",
  },
  noRouteOption: {
    original: "Please select at least one route option",
    corrected: "Select at least one route option.",
  },
  needDate: { original: "Need format: YYYYMMDD", corrected: "Enter a date as YYYYMMDD." },
  needMonthYear: { original: "Need format: MMYYYY", corrected: "Enter a month and year as MMYYYY." },
  needYear: { original: "Need format: YYYY", corrected: "Enter a year as YYYY." },
  needMonth: { original: "Need format: MM", corrected: "Enter a month as MM." },
  needNumber: { original: "Need Number", corrected: "Enter a number." },
  needSingleNumber: { original: "Need Digital", corrected: "Enter a number." },
  needText: { original: "Need String", corrected: "Enter letters or digits." },
  rangeReversed: {
    original: "First input is smaller than second",
    corrected: "The first value can't be greater than the second.",
  },
  aboveMaximum: {
    original: "value must smaller than {bound}",
    corrected: "The value can't be greater than {bound}.",
  },
  belowMinimum: {
    original: "value must bigger than {bound}",
    corrected: "The value can't be less than {bound}.",
  },
  keywordTooShort: { original: "At least 3 words", corrected: "Enter at least 3 characters." },
  oneItemForCategory: {
    original: "You can only choose one item for this category",
    corrected: "Choose only one item in this category.",
  },
  quickPickWithoutCriteria: {
    original: "Please add quickpick criteria.",
    corrected: "A quick pick needs at least one criterion. Add one to the audience first.",
  },
  deleteQuickPick: {
    original: "Are you Sure to delete this quick pick?",
    corrected: "Delete this quick pick?",
  },
  suppressionUploaded: {
    original: "File loading typically takes within 30 minutes and an email alert follows.",
    corrected: "Loading the file usually takes less than 30 minutes. You'll get an email when it's done.",
  },
} as const
