/**
 * A list's selected rows, by key. A range extends from its anchor to its head in display order. It's applied on top of
 * the earlier selection, so moving the head replaces the whole range.
 */
export interface RowSelection {
  readonly before: ReadonlySet<string>
  readonly range: {
    readonly anchor: string
    readonly head: string
    /** True if the rows in the range are selected, false if they're cleared; determined by the anchor. */
    readonly isOn: boolean
  } | null
}

export const emptySelection: RowSelection = { before: new Set(), range: null }

const between = (order: ReadonlyArray<string>, anchor: string, head: string): ReadonlyArray<string> => {
  const [from, to] = [order.indexOf(anchor), order.indexOf(head)].toSorted((a, b) => a - b)
  // A row that is not shown ends no range.
  return from === undefined || to === undefined || from < 0 ? [head] : order.slice(from, to + 1)
}

/** Returns the selected keys. `order` contains the keys of all rows in display order. */
export const selectedKeys = (
  { before, range }: RowSelection,
  order: ReadonlyArray<string>,
): ReadonlySet<string> => {
  if (range === null) return before
  const keys = new Set(before)
  for (const key of between(order, range.anchor, range.head)) {
    if (range.isOn) keys.add(key)
    else keys.delete(key)
  }
  return keys
}

/** Selects or clears a row, which can become the start of a range. */
export const toggleRow = (
  selection: RowSelection,
  order: ReadonlyArray<string>,
  key: string,
): RowSelection => {
  const before = selectedKeys(selection, order)
  return { before, range: { anchor: key, head: key, isOn: !before.has(key) } }
}

/**
 * Extends the range from its anchor to another row; without an anchor, extends it from `start`, which is selected too.
 */
export const extendSelection = (selection: RowSelection, head: string, start: string): RowSelection => ({
  before: selection.before,
  range: selection.range === null ? { anchor: start, head, isOn: true } : { ...selection.range, head },
})

/** Selects all of the given rows, or clears them if they're all selected. The other rows are unchanged. */
export const toggleAllRows = (
  selection: RowSelection,
  order: ReadonlyArray<string>,
  keys: ReadonlyArray<string>,
): RowSelection => {
  const before = selectedKeys(selection, order)
  const meant = new Set(keys)
  return {
    before: keys.every((key) => before.has(key))
      ? new Set([...before].filter((key) => !meant.has(key)))
      : new Set([...before, ...keys]),
    range: null,
  }
}

/** Converts the range to individually selected rows, for when the rows or their order have changed. */
export const flattenSelection = (selection: RowSelection, order: ReadonlyArray<string>): RowSelection => ({
  before: selectedKeys(selection, order),
  range: null,
})
