import { useEffect } from "react"

/** Something that a person may want, once: the button, the menu and the keyboard share it. */
export interface Intent {
  readonly label: string
  /** As it is shown: '⌘Z' or 'Ctrl+Z'. */
  readonly shortcut: string
  /** As ARIA writes it: 'Meta+Z'. */
  readonly ariaShortcut: string
  readonly perform: () => void
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** An intent whose key is pressed with Ctrl, or with ⌘ on a Mac. */
export const commandIntent = (label: string, key: string, perform: () => void): Intent => ({
  label,
  shortcut: isApple() ? `⌘${key.toUpperCase()}` : `Ctrl+${key.toUpperCase()}`,
  ariaShortcut: `${isApple() ? "Meta" : "Control"}+${key.toUpperCase()}`,
  perform,
})

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"))

/** Listens for an intent's key everywhere except in text fields, where the key belongs to the text. */
export const useShortcut = (key: string, perform: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey
      if (!isCommand || event.key.toLowerCase() !== key || isTyping(event.target)) return
      event.preventDefault()
      perform()
    }
    window.addEventListener("keydown", press)
    return () => window.removeEventListener("keydown", press)
  }, [key, perform])
}
