import type { RefObject } from "react"

/** The handlers for the box's keys. */
export interface SearchKeyHandlers {
  /** Moves to the next or the previous option, wrapping around at both ends. */
  readonly move: (by: 1 | -1) => void
}

/**
 * A request, made with Enter, to pick the active option once the response for the text arrives. Each press creates a
 * new object.
 */
export interface PickRequest {
  readonly excluded: boolean
}

/** The state of the list, exposed to screen readers by the box. */
export interface OptionListState {
  readonly isListed: boolean
  readonly activeId: string | undefined
}

export interface SearchPopupProps {
  /** The id of the box. */
  readonly id: string
  /** The box with all of its controls; a press outside of it closes the popup. */
  readonly around: RefObject<HTMLElement | null>
  readonly keys: RefObject<SearchKeyHandlers | null>
  /** The text as typed; never blank. */
  readonly text: string
  readonly wanted: PickRequest | null
  readonly onListed: (listed: OptionListState) => void
  /** Announces a text to screen readers. */
  readonly onSay: (words: string) => void
  /** Called when the requested action is done. */
  readonly onTaken: () => void
  /** Called after an area was added or excluded, so that the user can type the next one. */
  readonly onAdded: () => void
  readonly onClose: () => void
}
