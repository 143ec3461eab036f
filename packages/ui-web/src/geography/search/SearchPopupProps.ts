import type { RefObject } from "react"

/** The handler for the keys of the box. */
export interface SearchKeys {
  /** To the next option, or the one before; from the last on to the first. */
  readonly move: (by: 1 | -1) => void
}

/** Enter was pressed: what is active is wanted, as soon as the answer for the text is there. One object a press. */
export interface Wanted {
  readonly excluded: boolean
}

/** The state of the list, which the box exposes to screen readers. */
export interface ListedOptions {
  readonly isListed: boolean
  readonly activeId: string | undefined
}

export interface SearchPopupProps {
  /** The id of the box. */
  readonly id: string
  /** The box with all that belongs to it: a press beside it closes this. */
  readonly around: RefObject<HTMLElement | null>
  readonly keys: RefObject<SearchKeys | null>
  /** The text as typed; it isn't blank. */
  readonly text: string
  readonly wanted: Wanted | null
  readonly onListed: (listed: ListedOptions) => void
  /** Words to be spoken. */
  readonly onSay: (words: string) => void
  /** Called when the wanted action is done. */
  readonly onTaken: () => void
  /** An area was added or excluded: the next one may be typed. */
  readonly onAdded: () => void
  readonly onClose: () => void
}
