/** What a list is sent as: UTF-8, which spreadsheets do not guess. */
export const CSV_TYPE = "text/csv; charset=utf-8"
