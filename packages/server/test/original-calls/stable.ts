/** The texts that differ between two walks, and the replacement of the first, the second ... of each kind. */
const NUMBERED: ReadonlyArray<readonly [RegExp, (place: number) => string]> = [
  [
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
    (place) => `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`,
  ],
  [/\btok_[0-9a-f]{32}\b/g, (place) => `tok_${String(place).padStart(32, "0")}`],
  // The version of a picture in its address.
  [/\bv=[0-9a-f]{16}\b/g, (place) => `v=${String(place).padStart(16, "0")}`],
  [/\b[0-9a-f]{64}\b/g, (place) => String(place).padStart(64, "0")],
  [/\b(?:LW|RD)-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, (place) => `LW-2222-${String(place).padStart(4, "2")}`],
  // The ids of records in a delivered list, each the first cell of its line.
  [/(?<=\n|\\n)[0-9A-Z]{13}(?=,)/g, (place) => String(place).padStart(13, "0")],
  [/\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}\b/g, (place) => `AAAAA-BBBBB-CCCCC-${String(place).padStart(5, "0")}`],
]

/** Times that say when the walk was. */
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
// Not \b: the n of a written line break may precede a day.
const DAY = /(?<!\d)20\d\d-\d\d-\d\d(?!\d)/g
const WRITTEN_DAY = /\b\d\d\/\d\d\/20\d\d\b/g

/** Gives what differs between two walks stable names, the same thing always the same one. */
export const stable = (): ((text: string) => string) => {
  const known = NUMBERED.map(() => new Map<string, string>())
  return (text) =>
    NUMBERED.reduce(
      (renamed, [pattern, name], kind) =>
        renamed.replaceAll(pattern, (one) => {
          const names = known[kind]
          const before = names?.get(one)
          if (before !== undefined) return before
          const after = name((names?.size ?? 0) + 1)
          names?.set(one, after)
          return after
        }),
      text,
    )
      .replaceAll(INSTANT, "2026-11-21T12:00:00.000Z")
      .replaceAll(DAY, "2026-11-21")
      .replaceAll(WRITTEN_DAY, "11/21/2026")
}
