import type { RefObject } from "react"

/** The handlers for the box's keys. */
export interface SearchKeyHandlers {
  /** Moves to the next or the previous option, wrapping around at both ends. */
  readonly move: (by: 1 | -1) => void
}

/**
 * A request, made by pressing Enter, to pick the active option once the results for the typed text arrive. Each press
 * creates a new object.
 */
export interface PickRequest {
  readonly excluded: boolean
}

/** The state of the list, which the box exposes to screen readers. */
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
  /** Announces a message to screen readers. */
  readonly onSay: (words: string) => void
  /** Called when the requested action is done. */
  readonly onTaken: () => void
  /** Called after an area is added or excluded, so the user can type the next one. */
  readonly onAdded: () => void
  readonly onClose: () => void
}
