import type { DemoColumn, QuickPickInFull } from "@listwright/domain/audience"

/** The known attributes and quick picks of a source, which determine the tabs of the step. */
export interface AudienceOffer {
  /** All attributes with their values; null if unknown. */
  readonly columns: ReadonlyArray<DemoColumn> | null
  /** The quick picks of the site and of the user; null if unknown. */
  readonly quickPicks: ReadonlyArray<QuickPickInFull> | null
}
