/** Name, what it is made of, records; a heading has the same columns. */
export const rowColumns =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 sm:grid-cols-[minmax(0,1fr)_auto_4.5rem]"

/** The same with room for what excludes the area. */
export const excludingColumns =
  "grid grid-cols-[minmax(0,1fr)_auto_2.75rem] items-center gap-x-3 pr-1 pl-3 sm:grid-cols-[minmax(0,1fr)_auto_4.5rem_5rem] sm:pr-1.5"
