import { X } from "lucide-react"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { IconButton } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"

export interface ChatProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * A third-party chat. It loads once the page is idle, and is shown on request. Its frame has its own origin, so it
 * can't access the page or the user's input there (decision 0036).
 */
export function Chat({ isOpen, onClose }: ChatProps) {
  const [isStarted, setIsStarted] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Safari has no such call.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(() => setIsStarted(true), 0)
      return () => clearTimeout(timer)
    }
    const waiting = requestIdleCallback(() => setIsStarted(true))
    return () => cancelIdleCallback(waiting)
  }, [])
  // Before the browser takes the focus from what is hidden.
  useLayoutEffect(() => {
    if (!isOpen) return
    const { activeElement: opener } = document
    const { current: around } = panel
    heading.current?.focus()
    const watch = new AbortController()
    const closeByKey = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && target instanceof Node && around?.contains(target) === true) onClose()
    }
    document.addEventListener("keydown", closeByKey, { signal: watch.signal })
    return () => {
      watch.abort()
      // Whoever works beside the chat keeps theirs.
      if (around?.contains(document.activeElement) !== true) return
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      const next = isThere ? opener : document.querySelector<HTMLElement>("#main")
      next?.focus({ preventScroll: true })
    }
  }, [isOpen, onClose])
  return (
    <section
      aria-labelledby="chat"
      ref={panel}
      className={classes(
        "no-print fixed right-4 bottom-4 z-40 flex h-[min(560px,calc(100dvh-96px))] w-[380px] flex-col overflow-hidden rounded-card border border-line bg-raised shadow-floating",
        // On a phone from edge to edge, as dialogs are, over the bar at the bottom.
        "max-lg:bottom-[calc(16px+var(--bottom-bar,0px))] max-sm:inset-x-0 max-sm:bottom-(--bottom-bar,0px) max-sm:w-full max-sm:rounded-b-none max-sm:rounded-t-dialog",
        // Laid out all the same: what is not seen may measure itself.
        isOpen ? "rise-in" : "invisible",
      )}
    >
      <div className="flex items-center border-b border-line py-1 pr-1 pl-4">
        <h2 ref={heading} id="chat" tabIndex={-1} className="flex-1 font-semibold outline-none">
          Chat
        </h2>
        <IconButton label="Close chat" kind="faint" onPress={onClose}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      {isStarted || isOpen ? (
        <iframe
          title="Chat"
          src="/Common/Chat"
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="no-referrer"
          className="w-full flex-1 bg-surface"
        />
      ) : null}
    </section>
  )
}
