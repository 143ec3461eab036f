import type { AddAreas } from "../areas/useAddingAreas.ts"

/** The props of every section of the ZIP page. */
export interface SectionProps {
  readonly adding: AddAreas
}
