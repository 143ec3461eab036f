import type { ComponentType } from "react"

/** An action that runs at once, from any page. */
export interface SiteAction {
  readonly label: string
  readonly perform: () => void
}

export interface PaletteProps {
  /** Actions that the header offers besides pages. */
  readonly questions: ReadonlyArray<SiteAction>
  readonly onClose: () => void
}

/** Loads the popup of the search in the header. It's injected because the popup knows all screens. */
export type LoadPalette = () => Promise<ComponentType<PaletteProps>>
