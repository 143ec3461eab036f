import { useSyncExternalStore } from "react"

/** The color theme; `system` follows the device. */
export type Theme = "system" | "light" | "dark"
export const THEMES: ReadonlyArray<Theme> = ["system", "light", "dark"]
export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: "Match device",
  light: "Light",
  dark: "Dark",
}

/** The storage key of the theme; index.html reads it before the first paint. */
const KEY = "listwright-theme"
const CHANGED = "listwright-theme-changed"

const current = (): Theme => {
  const chosen = document.documentElement.dataset["theme"]
  return chosen === "light" || chosen === "dark" ? chosen : "system"
}

const choose = (theme: Theme): void => {
  if (theme === "system") {
    localStorage.removeItem(KEY)
    delete document.documentElement.dataset["theme"]
  } else {
    localStorage.setItem(KEY, theme)
    document.documentElement.dataset["theme"] = theme
  }
  window.dispatchEvent(new Event(CHANGED))
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

export const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribe, current),
  choose,
]
