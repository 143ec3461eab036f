import { useEffect } from "react"

/** A command, defined once for its button, its menu entry, and its keyboard shortcut. */
export interface Intent {
  readonly label: string
  /** The shortcut as shown to the user: '⌘Z' or 'Ctrl+Z'. */
  readonly shortcut: string
  /** The shortcut in ARIA notation: 'Meta+Z'. */
  readonly ariaShortcut: string
  readonly perform: () => void
}

/** Returns whether shortcuts use ⌘ rather than Ctrl. */
export const isAppleDevice = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A key pressed with Ctrl, or with ⌘ on a Mac, and optionally with Shift. */
export interface CommandKey {
  readonly key: string
  readonly shift?: boolean
}

/** Builds an intent with its keys; the first key is shown. */
export const commandIntent = (
  label: string,
  keys: readonly [CommandKey, ...ReadonlyArray<CommandKey>],
  perform: () => void,
): Intent => {
  const shown = ({ key, shift = false }: CommandKey) =>
    isAppleDevice()
      ? `${shift ? "⇧" : ""}⌘${key.toUpperCase()}`
      : `Ctrl+${shift ? "Shift+" : ""}${key.toUpperCase()}`
  const written = ({ key, shift = false }: CommandKey) =>
    `${isAppleDevice() ? "Meta" : "Control"}+${shift ? "Shift+" : ""}${key.toUpperCase()}`
  return { label, shortcut: shown(keys[0]), ariaShortcut: keys.map(written).join(" "), perform }
}

/** Returns whether keystrokes go to a text field in which the user is typing. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"))

/** Listens for an intent's key everywhere except in text fields, which handle the key themselves. */
export const useShortcut = ({ key, shift = false }: CommandKey, perform: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.metaKey || event.ctrlKey) && event.shiftKey === shift && !event.altKey
      if (!isCommand || event.key.toLowerCase() !== key || isTyping(event.target)) return
      event.preventDefault()
      perform()
    }
    window.addEventListener("keydown", press)
    return () => window.removeEventListener("keydown", press)
  }, [key, shift, perform])
}
