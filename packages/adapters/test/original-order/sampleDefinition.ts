import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"

/** Six ZIP Codes of Chicago, people of 25 to 54. */
export const sampleDefinition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: ["60614", "60615", "60618", "60625", "60640", "60657"].map((zip) => ({
    kind: "zip" as const,
    zip: Zip.make(zip),
    excluded: false,
  })),
  audience: {
    unit: "individuals",
    criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "54" }] }],
  },
  phoneOption: "phonesWhereAvailable",
})
