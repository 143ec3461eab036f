/** Selects a row, or no longer; rows stay in the order in which they were selected, since overlaps go to the first. */
export const selectRow = (selected: ReadonlyArray<string>, orderId: string): ReadonlyArray<string> =>
  selected.includes(orderId) ? selected.filter((each) => each !== orderId) : [...selected, orderId]
