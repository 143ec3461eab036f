/** The columns for the name, the number of ZIP Codes, and the records; headings use the same columns. */
export const areaHitColumns =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 sm:grid-cols-[minmax(0,1fr)_auto_4.5rem]"

/** The columns of a row, with space for the control that excludes the area. */
export const excludableAreaHitColumns =
  "grid grid-cols-[minmax(0,1fr)_auto_2.75rem] items-center gap-x-3 pr-1 pl-3 sm:grid-cols-[minmax(0,1fr)_auto_4.5rem_5rem] sm:pr-1.5"
