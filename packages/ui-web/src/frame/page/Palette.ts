import type { ComponentType } from "react"

/** An action that runs immediately, from any page. */
export interface SiteAction {
  readonly label: string
  readonly perform: () => void
}

export interface PaletteProps {
  /** The actions available in the header besides pages. */
  readonly questions: ReadonlyArray<SiteAction>
  readonly onClose: () => void
}

/** Loads the header's search dialog. It's injected because the dialog depends on all screens. */
export type PaletteLoader = () => Promise<ComponentType<PaletteProps>>
