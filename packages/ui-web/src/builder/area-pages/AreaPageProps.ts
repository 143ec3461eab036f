import type { ReactNode } from "react"

/** The props for every page of the geography step. */
export interface AreaPageProps {
  /** A hint for users who haven't chosen an area yet: 'Enter a ZIP Code above and press Add.' */
  readonly howTo: string
  readonly children: ReactNode
}
