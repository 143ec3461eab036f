import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { SUPPRESSION_SOURCES, type SuppressionSource } from "./SuppressedCount.ts"

/**
 * Returns the suppression sources that a definition uses, in the order in which they apply; always includes the
 * do-not-sell list.
 */
export const suppressionSources = ({ suppressions }: CanonicalDefinition): ReadonlyArray<SuppressionSource> =>
  SUPPRESSION_SOURCES.filter((source) => source === "doNotSell" || suppressions[source].mode !== "off")
