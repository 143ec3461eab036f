import { Search } from "lucide-react"
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react"
import { commandIntent, isApple } from "../app/Intent.ts"
import { buttonLook } from "../design/Button.tsx"
import { classes } from "../design/classes.ts"

const Palette = lazy(async () => ({ default: (await import("./Palette.tsx")).Palette }))

const KEY = { key: "k" }

/** ⌘K on a Mac, where Ctrl+K deletes to the end of a line; Ctrl+K elsewhere. */
const isKey = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === KEY.key &&
  !altKey &&
  !shiftKey &&
  (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey)

/** Opens the search, by pointer or by key; what it opens is loaded then. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { ariaShortcut, label, shortcut } = commandIntent("Search", [KEY], () => setIsOpen(true))
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(event) || event.repeat) return
    // Under another dialog there is nothing to open.
    if (!isOpen && button.current?.closest("[inert], [aria-hidden=true]") !== null) return
    event.preventDefault()
    setIsOpen(!isOpen)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaShortcut}
        className={classes(buttonLook("plain", "small"), "font-normal text-muted pointer-coarse:min-w-11")}
        onClick={() => setIsOpen(true)}
      >
        <Search className="size-4" aria-hidden="true" />
        <span className="max-lg:sr-only">{label}</span>
        <span aria-hidden="true" className="text-xs max-lg:hidden pointer-coarse:hidden">
          {shortcut}
        </span>
      </button>
      <Suspense>{isOpen ? <Palette onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  )
}
