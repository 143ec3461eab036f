import type { RefObject } from "react"

/** The handlers for the keys of the box. */
export interface SearchKeys {
  /** Moves to the next or the previous option, wrapping around at both ends. */
  readonly move: (by: 1 | -1) => void
}

/**
 * The request to pick the active option once the answer for the text arrives, made with Enter. Each press creates a new
 * object.
 */
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
  /** The box with everything that belongs to it; a press outside it closes the popup. */
  readonly around: RefObject<HTMLElement | null>
  readonly keys: RefObject<SearchKeys | null>
  /** The text as typed; it isn't blank. */
  readonly text: string
  readonly wanted: Wanted | null
  readonly onListed: (listed: ListedOptions) => void
  /** Announces words to screen readers. */
  readonly onSay: (words: string) => void
  /** Called when the wanted action is done. */
  readonly onTaken: () => void
  /** Called after an area was added or excluded, so that the user can type the next one. */
  readonly onAdded: () => void
  readonly onClose: () => void
}
