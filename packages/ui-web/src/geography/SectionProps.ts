import type { AddAreas } from "../areas/useAddingAreas.ts"

/** The props for every section of the ZIP page. */
export interface SectionProps {
  readonly adding: AddAreas
}
