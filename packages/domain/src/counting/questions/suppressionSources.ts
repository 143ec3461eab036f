import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { SUPPRESSION_SOURCES, type SuppressionSource } from "./SuppressedCount.ts"

/** Returns the suppression sources that a definition uses, in the order in which they apply. */
export const suppressionSources = ({ suppressions }: CanonicalDefinition): ReadonlyArray<SuppressionSource> =>
  SUPPRESSION_SOURCES.filter((source) => suppressions[source].mode !== "off")
