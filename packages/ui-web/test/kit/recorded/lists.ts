import { Zip } from "@listwright/domain/shared"
import type { StartingDraft } from "./mockNetwork.ts"

/** ZIP Codes as areas of a list. The mock counts 78 records in 60614, 95 in 60615, 116 in 60657. */
export const zipAreas = (...zips: ReadonlyArray<string>) =>
  zips.map((zip) => ({ kind: "zip", zip: Zip.make(zip), excluded: false }) as const)

/** Two areas, 173 records, 74 of them with phones. */
export const TWO_ZIPS: StartingDraft = { definition: { areas: zipAreas("60614", "60615") } }

/** Six areas, 519 records: more than the 250 that an order needs. */
export const SIX_ZIPS: StartingDraft = {
  definition: { areas: zipAreas("60614", "60615", "60618", "60625", "60640", "60657") },
}

/** Everything is chosen that a count needs. */
export const UNCOUNTED: StartingDraft = {
  definition: {
    ...SIX_ZIPS.definition,
    phoneOption: "phonesWhereAvailable",
    audience: {
      unit: "individuals",
      criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "54" }] }],
    },
  },
}

/** The same, counted: 519 records for $41.26, and what remains is to order them. */
export const COUNTED: StartingDraft = {
  ...UNCOUNTED,
  choices: { step: "summary", countId: "01990000-0000-7000-8000-00000000c001" },
}
