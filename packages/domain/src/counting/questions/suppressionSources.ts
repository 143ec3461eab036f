import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { SUPPRESSION_SOURCES, type SuppressionSource } from "./SuppressedCount.ts"

/** The sources that a definition suppresses by, in the order in which they take; those who must never be sold always. */
export const suppressionSources = ({ suppressions }: CanonicalDefinition): ReadonlyArray<SuppressionSource> =>
  SUPPRESSION_SOURCES.filter((source) => source === "doNotSell" || suppressions[source].mode !== "off")
