import type { AreaAdder } from "../../list/areas/useCreateAreaAdder.ts"

/** The props for every section of the ZIP page. */
export interface SectionProps {
  readonly adding: AreaAdder
}
