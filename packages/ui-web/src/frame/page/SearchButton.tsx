import { Search } from "lucide-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { HEADER_SLOT_ID } from "../../app/InHeader.tsx"
import { commandIntent, isAppleDevice } from "../../app/Intent.ts"
import { useLazyPart } from "../../app/useLazyPart.ts"
import { SearchLoadError } from "../../design/options/SearchLoadError.tsx"
import { clearSearchRequest, isSearchRequested, recordSearchRequest } from "./searchRequest.ts"
import type { PaletteLoader, SiteAction } from "./Palette.ts"
import { searchButtonClasses } from "./searchButtonClasses.ts"

const KEY = { key: "k" }

/**
 * Returns whether a key event is the shortcut: ⌘K on a Mac, where Ctrl+K deletes to the end of a line, and Ctrl+K
 * elsewhere.
 */
const isKey = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === KEY.key &&
  !altKey &&
  !shiftKey &&
  (isAppleDevice() ? metaKey && !ctrlKey : ctrlKey && !metaKey)

export interface SearchButtonProps {
  readonly loadPalette: PaletteLoader
  readonly questions: ReadonlyArray<SiteAction>
}

/**
 * The button that opens the search, which also has a shortcut. The search loads when it's opened, unless it's already
 * loaded.
 */
export function SearchButton({ loadPalette, questions }: SearchButtonProps) {
  const [isOpen, setIsOpen] = useState(isSearchRequested)
  const button = useRef<HTMLButtonElement>(null)
  const { again, isFailed, load, part } = useLazyPart("palette", async () => ({
    Palette: await loadPalette(),
  }))
  const open = () => {
    load()
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    clearSearchRequest()
  }
  const retry = async () => {
    recordSearchRequest()
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
    if (isLoaded) clearSearchRequest()
  })
  useEffect(() => start(), [isLoaded])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])
  return (
    <div className={`flex items-center gap-1 ${searchButtonClasses.place}`}>
      {/* On the side where the header is empty, so that nothing moves when a control comes. */}
      <div id={HEADER_SLOT_ID} className="flex xl:order-last" />
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaShortcut}
        title={`${label} (${shortcut})`}
        className={`${searchButtonClasses.button} transition-colors duration-100 select-none hover:bg-hover hover:text-text`}
        onClick={open}
      >
        <Search className={searchButtonClasses.icon} aria-hidden="true" />
        <span className={searchButtonClasses.label}>{label}</span>
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
          <SearchLoadError onRetry={() => void retry()} />
        </div>
      ) : null}
    </div>
  )
}
