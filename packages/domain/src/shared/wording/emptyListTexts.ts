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
