import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { Country } from "@listwright/domain/shared"
import { UNOPENED } from "./anyDefinition.ts"

const plain = { excluded: false } as const

type Saved = ReadonlyArray<readonly [string, Partial<CanonicalDefinition>]>

/** The states of a conformance universe's records, and the names that definitions about it may use. */
export interface Ground {
  /** Few and small, so that areas hold many of the people, and many areas cross. */
  readonly states: ReadonlyArray<string>
  /** Saved counts; the third selects what the first one does, and more. The first two are suppressed. */
  readonly saved: Saved
  readonly savedCounts: ReadonlyArray<string>
  readonly metroAreas: ReadonlyArray<string>
  readonly districts: ReadonlyArray<string>
}

const namesOf = (saved: Saved): ReadonlyArray<string> => [
  ...saved.map(([id]) => id).filter((id) => !UNOPENED.includes(id)),
  ...UNOPENED,
]

const SAVED: Saved = [
  ["wilmington", { areas: [{ kind: "county", county: "10003", ...plain }] }],
  ["phones", { areas: [{ kind: "state", state: "RI", ...plain }], phoneOption: "onlyWithPhones" }],
  [
    "both",
    {
      areas: [
        { kind: "savedCount", savedCount: "wilmington", ...plain },
        {
          kind: "closest",
          name: "",
          longitude: -71.41,
          latitude: 41.82,
          quantity: 700,
          excluded: false,
        },
      ],
    },
  ],
  ["rhodeIsland", { areas: [{ kind: "state", state: "RI", ...plain }] }],
  [
    "aroundProvidence",
    {
      areas: [
        {
          kind: "radius",
          name: "",
          longitude: -71.41,
          latitude: 41.82,
          miles: 8,
          withinState: null,
          granularity: "standard",
          ...plain,
        },
      ],
      audience: { unit: "allHouseholds", criteria: [] },
    },
  ],
  [
    "inTwo",
    {
      areas: [
        {
          kind: "combination",
          operation: "exactly",
          k: 2,
          savedCounts: ["aroundProvidence", "both", "phones", "rhodeIsland"],
          ...plain,
        },
      ],
    },
  ],
  ["itself", { areas: [{ kind: "savedCount", savedCount: "itself", ...plain }] }],
]

const SAVED_IN_CANADA: Saved = [
  ["moncton", { areas: [{ kind: "city", state: "NB", city: "Moncton", ...plain }] }],
  ["phones", { areas: [{ kind: "state", state: "NS", ...plain }], phoneOption: "onlyWithPhones" }],
  [
    "both",
    {
      areas: [
        { kind: "savedCount", savedCount: "moncton", ...plain },
        { kind: "closest", name: "", longitude: -63.57, latitude: 44.65, quantity: 200, excluded: false },
      ],
    },
  ],
  ["novaScotia", { areas: [{ kind: "state", state: "NS", ...plain }] }],
  [
    "aroundHalifax",
    {
      areas: [
        {
          kind: "radius",
          name: "",
          longitude: -63.57,
          latitude: 44.65,
          miles: 30,
          withinState: null,
          granularity: "standard",
          ...plain,
        },
      ],
      audience: { unit: "allHouseholds", criteria: [] },
    },
  ],
  [
    "inTwo",
    {
      areas: [
        {
          kind: "combination",
          operation: "exactly",
          k: 2,
          savedCounts: ["aroundHalifax", "both", "novaScotia", "phones"],
          ...plain,
        },
      ],
    },
  ],
  ["itself", { areas: [{ kind: "savedCount", savedCount: "itself", ...plain }] }],
]

export const GROUNDS: Readonly<Record<Country, Ground>> = {
  US: {
    states: ["DC", "DE", "RI"],
    saved: SAVED,
    savedCounts: namesOf(SAVED),
    metroAreas: ["39300", "47900", "37980", "99999"],
    districts: ["DC00", "DE00", "RI01", "RI02", "RI09"],
  },
  CA: {
    states: ["NB", "NS", "PE"],
    saved: SAVED_IN_CANADA,
    savedCounts: namesOf(SAVED_IN_CANADA),
    metroAreas: ["16980"],
    districts: ["IL05"],
  },
}
