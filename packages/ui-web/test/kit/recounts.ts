/** A list of another day, on newer data. */
export const CHANGED = {
  opening: "countAgain",
  since: {
    before: { countedAt: "2026-06-01T12:00:00.000Z", snapshot: "old", total: 519, withPhones: 196 },
    after: { countedAt: "2026-11-21T12:00:00.000Z", snapshot: "new", total: 778, withPhones: 301 },
    added: 312,
    removed: 40,
    isExact: false,
    areas: [
      { key: "zip:60614", before: 84, after: 396 },
      { key: "zip:60615", before: 99, after: 59 },
    ],
    suppressed: [],
    reasons: ["The data is newer."],
  },
}

const NOW = { countedAt: "2026-11-21T12:00:00.000Z", snapshot: "new", total: 519, withPhones: 196 }

/** A list counted again on the data that it was saved on. */
export const SAME = {
  opening: "asCounted",
  since: {
    before: NOW,
    after: NOW,
    added: 0,
    removed: 0,
    isExact: true,
    areas: [],
    suppressed: [],
    reasons: [],
  },
}
