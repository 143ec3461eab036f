import type { DemoColumn, QuickPickInFull } from "@listwright/domain/audience"

/** What a source offers to choose an audience by, as far as it is known: which tabs the step has depends on it. */
export interface AudienceOffer {
  /** All attributes with their values; null: not known. */
  readonly columns: ReadonlyArray<DemoColumn> | null
  /** Those of the site and of the user; null: not known. */
  readonly quickPicks: ReadonlyArray<QuickPickInFull> | null
}
