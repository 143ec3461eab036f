import type { ReactNode } from "react"
import { createPortal } from "react-dom"

/** The id of the header element that holds a screen's own control. */
export const HEADER_SLOT_ID = "header-room"

/**
 * Renders a screen's control in the header, where it doesn't cover any of the screen. Without a header, the control
 * stays where it's declared. The header must already be on the page, so render this only after an event or an effect.
 */
export function InHeader({ children }: { readonly children: ReactNode }) {
  const room = document.getElementById(HEADER_SLOT_ID)
  return room === null ? (
    <div className="mt-6 flex justify-end">{children}</div>
  ) : (
    createPortal(children, room)
  )
}
