import type { DemoColumn, QuickPickInFull } from "@listwright/domain/audience"

/**
 * The attributes and quick picks that a source offers, as far as they're known: they determine the tabs of the step.
 */
export interface AudienceOffer {
  /** All attributes with their values; null: not known. */
  readonly columns: ReadonlyArray<DemoColumn> | null
  /** The quick picks of the site and of the user; null: not known. */
  readonly quickPicks: ReadonlyArray<QuickPickInFull> | null
}
