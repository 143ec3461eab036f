import type { ComponentType } from "react"

/** Something that is done at once, from wherever somebody is. */
export interface SiteAction {
  readonly label: string
  readonly perform: () => void
}

export interface PaletteProps {
  /** What the header offers beside pages. */
  readonly questions: ReadonlyArray<SiteAction>
  readonly onClose: () => void
}

/** Loads what the search in the header opens. It knows every screen, and so stands behind them all. */
export type LoadPalette = () => Promise<ComponentType<PaletteProps>>
