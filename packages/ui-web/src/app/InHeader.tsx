import type { ReactNode } from "react"
import { createPortal } from "react-dom"

/** The id of the element in the header that takes a screen's own control. */
export const HEADER_ROOM_ID = "header-room"

/**
 * Puts a control of a screen into the header, where it covers nothing of the screen. Without a header, it stays where
 * it is written. The header must be on the page already, so render it after an event or an effect.
 */
export function InHeader({ children }: { readonly children: ReactNode }) {
  const room = document.getElementById(HEADER_ROOM_ID)
  return room === null ? (
    <div className="mt-6 flex justify-end">{children}</div>
  ) : (
    createPortal(children, room)
  )
}
