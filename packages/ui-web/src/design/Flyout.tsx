import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { buttonClasses } from "./Button.tsx"

export interface FlyoutProps {
  /** The content of the button that opens the panel, which is also the panel's name. */
  readonly button: ReactNode
  /** The look of the button. Defaults to small and plain. */
  readonly look?: string
  /** The content of the panel. It calls `close` once the user is done with the panel. */
  readonly children: (close: () => void) => ReactNode
}

/**
 * A small panel below its button, aligned to the right edge. Escape, a click outside, or moving the focus out of the
 * panel closes it.
 */
export function Flyout({ button, children, look = buttonClasses("plain", "small") }: FlyoutProps) {
  const [isOpen, setIsOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const watch = new AbortController()
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && whole.current?.contains(target) !== true) setIsOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return
      setIsOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener("pointerdown", closeBeside, { signal: watch.signal })
    document.addEventListener("focusin", closeBeside, { signal: watch.signal })
    document.addEventListener("keydown", closeByKey, { signal: watch.signal })
    return () => watch.abort()
  }, [isOpen])

  return (
    <div ref={whole} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={look}
      >
        {button}
      </button>
      {isOpen ? (
        <div
          id={id}
          className="rise-in absolute top-full right-0 z-40 mt-1 w-max max-w-[min(22rem,calc(100vw-2rem))] max-h-[calc(100dvh-4rem)] min-w-60 overflow-y-auto overscroll-contain rounded-card border border-line bg-raised shadow-floating"
        >
          {children(() => setIsOpen(false))}
        </div>
      ) : null}
    </div>
  )
}
