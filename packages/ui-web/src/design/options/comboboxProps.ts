/** What a box says of the list that it opens. */
export interface OpenedList {
  /** Of the list; undefined: none shows. */
  readonly listId: string | undefined
  /** Of the option that the keys are on. */
  readonly activeId: string | undefined
}

/** What makes a text box the one of a list: the focus stays in it, and the keys move what it calls active. */
export const comboboxProps = ({ activeId, listId }: OpenedList) =>
  ({
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": listId !== undefined,
    "aria-controls": listId,
    "aria-activedescendant": activeId,
    autoComplete: "off",
    autoCapitalize: "off",
    autoCorrect: "off",
    spellCheck: false,
  }) as const

/** Which option an arrow moves to: from the last on to the first, and back. `length` is 1 at least. */
export const movedBy = (active: number, by: 1 | -1, length: number): number => (active + by + length) % length
