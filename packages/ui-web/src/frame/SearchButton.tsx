import { Search } from "lucide-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { HEADER_ROOM_ID } from "../app/InHeader.tsx"
import { commandIntent, isApple } from "../app/Intent.ts"
import { useLoadedPart } from "../app/useLoadedPart.ts"
import { PartFailed } from "../design/options/PartFailed.tsx"
import { forgetAsked, isAskedAgain, noteAsked } from "./askedAgain.ts"
import type { LoadPalette, SiteAction } from "./Palette.ts"
import { searchButtonLook } from "./searchButtonLook.ts"

const KEY = { key: "k" }

/**
 * Tells whether a key event is the shortcut: ⌘K on a Mac, where Ctrl+K deletes to the end of a line, and Ctrl+K
 * elsewhere.
 */
const isKey = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === KEY.key &&
  !altKey &&
  !shiftKey &&
  (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey)

export interface SearchButtonProps {
  readonly loadPalette: LoadPalette
  readonly questions: ReadonlyArray<SiteAction>
}

/** The button that opens the search, also with a shortcut. The search is loaded then, unless it's already loaded. */
export function SearchButton({ loadPalette, questions }: SearchButtonProps) {
  const [isOpen, setIsOpen] = useState(isAskedAgain)
  const button = useRef<HTMLButtonElement>(null)
  const { again, isFailed, load, part } = useLoadedPart("palette", async () => ({
    Palette: await loadPalette(),
  }))
  const open = () => {
    load()
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    forgetAsked()
  }
  const retry = async () => {
    noteAsked()
    // A script that did not arrive counts as broken for as long as the page lives.
    if (!(await again()) && navigator.onLine) window.location.reload()
  }
  const { ariaShortcut, label, shortcut } = commandIntent("Search", [KEY], open)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen && event.key === "Escape" && part === undefined) close()
    if (!isKey(event) || event.repeat) return
    // Under another dialog there is nothing to open.
    if (!isOpen && button.current?.closest("[inert], [aria-hidden=true]") !== null) return
    event.preventDefault()
    if (isOpen && !isFailed) close()
    else open()
  })
  const isLoaded = part !== undefined
  const start = useEffectEvent(() => {
    if (isOpen) load()
    if (isLoaded) forgetAsked()
  })
  useEffect(() => start(), [isLoaded])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])
  return (
    <div className={`flex items-center gap-1 ${searchButtonLook.place}`}>
      {/* On the side where the header is empty, so that nothing moves when a control comes. */}
      <div id={HEADER_ROOM_ID} className="flex xl:order-last" />
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaShortcut}
        title={`${label} (${shortcut})`}
        className={`${searchButtonLook.button} transition-colors duration-100 select-none hover:bg-hover hover:text-text`}
        onClick={open}
      >
        <Search className={searchButtonLook.icon} aria-hidden="true" />
        <span className={searchButtonLook.label}>{label}</span>
        <kbd
          aria-hidden="true"
          className="tabular font-sans text-xs text-muted max-xl:hidden pointer-coarse:hidden"
        >
          {shortcut}
        </kbd>
      </button>
      {!isOpen ? null : part !== undefined ? (
        <part.Palette questions={questions} onClose={close} />
      ) : isFailed ? (
        <div className="rise-in absolute inset-x-4 top-full z-40 mx-auto mt-2 max-w-[640px] rounded-card bg-raised shadow-floating">
          <PartFailed onRetry={() => void retry()} />
        </div>
      ) : null}
    </div>
  )
}
