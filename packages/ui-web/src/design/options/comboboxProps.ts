/** The state of the list opened by a text box. */
export interface ListboxState {
  /** The id of the list; undefined if it isn't open. */
  readonly listId: string | undefined
  /** The id of the active option. */
  readonly activeId: string | undefined
}

/**
 * Returns the attributes that make a text box the combobox for a list: the focus remains in the box, and the keys move
 * the active option.
 */
export const comboboxProps = ({ activeId, listId }: ListboxState) =>
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

/** Returns the index of the option that an arrow key moves to, wrapping around at both ends. `length` is at least 1. */
export const wrappedIndex = (active: number, by: 1 | -1, length: number): number =>
  (active + by + length) % length
