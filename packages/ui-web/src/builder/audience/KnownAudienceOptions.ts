import type { Attribute, FullQuickPick } from "@listwright/domain/audience"

/** A source's known attributes and quick picks, which determine the step's tabs. */
export interface KnownAudienceOptions {
  /** All attributes with their values; null if unknown. */
  readonly columns: ReadonlyArray<Attribute> | null
  /** The site's and the user's quick picks; null if unknown. */
  readonly quickPicks: ReadonlyArray<FullQuickPick> | null
}
