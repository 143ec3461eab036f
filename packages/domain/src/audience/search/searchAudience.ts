import { groupBy } from "../../shared/groupBy.ts"
import { isSingleTypo } from "../../shared/isSingleTypo.ts"
import { AUDIENCE_HIT_KINDS, type AudienceHitGroup } from "./AudienceHit.ts"
import type { AudienceEntry, AudienceIndex } from "./AudienceIndex.ts"
import { amountHit } from "./amountHits.ts"
import { queryWords } from "./searchWords.ts"
import { type ParsedAmounts, parseAmounts } from "./parseAmounts.ts"

/**
 * The ranks of a word's match, nearest first: whole words, then beginnings, then words in the description, then typos.
 */
const NEARNESS = {
  name: 0,
  around: 1,
  synonym: 2,
  nameBegins: 3,
  aroundBegins: 4,
  synonymBegins: 5,
  description: 6,
  slip: 7,
} as const
type Nearness = (typeof NEARNESS)[keyof typeof NEARNESS]

/** The minimum length of a word in which a typo is allowed; shorter words are too similar to each other. */
const SHORTEST_WITH_SLIP = 5
/**
 * The minimum length of a word's beginning in which a typo is allowed; beginnings resemble more words than whole words
 * do.
 */
const SHORTEST_BEGUN_WITH_SLIP = 6

const begins =
  (typed: string) =>
  (word: string): boolean =>
    word.startsWith(typed)

/** Returns whether a typed word matches a word or its beginning with at most one typo. */
const slips =
  (typed: string) =>
  (word: string): boolean =>
    isSingleTypo(typed, word) ||
    (typed.length >= SHORTEST_BEGUN_WITH_SLIP &&
      [-1, 0, 1].some((more) => {
        const length = typed.length + more
        return length < word.length && isSingleTypo(typed, word.slice(0, length))
      }))

const nearnessOfWord = (
  { around, described, said, words }: AudienceEntry,
  typed: string,
): Nearness | null => {
  if (words.includes(typed)) return NEARNESS.name
  if (around.includes(typed)) return NEARNESS.around
  if (said.includes(typed)) return NEARNESS.synonym
  const isIn = begins(typed)
  if (words.some(isIn)) return NEARNESS.nameBegins
  if (around.some(isIn)) return NEARNESS.aroundBegins
  if (said.some(isIn)) return NEARNESS.synonymBegins
  return described.includes(typed) ? NEARNESS.description : null
}

const hasSlip = ({ around, said, words }: AudienceEntry, typed: string): boolean =>
  typed.length >= SHORTEST_WITH_SLIP && [words, around, said].some((own) => own.some(slips(typed)))

/**
 * Returns whether several typed words match an entry's phrase: each word begins the phrase's word at the same position.
 */
const saysPhrase = ({ phrases }: AudienceEntry, typed: ReadonlyArray<string>): boolean =>
  typed.length > 1 &&
  phrases.some((phrase) => typed.every((word, at) => phrase[at]?.startsWith(word) === true))

interface Matched {
  readonly entry: AudienceEntry
  /** The number of typed words that don't match the entry. */
  readonly missed: number
  readonly nearness: Nearness
  /**
   * The relation of the name to the whole typed text: 0 if they're equal, 1 if the name begins with the text, 2
   * otherwise.
   */
  readonly shape: 0 | 1 | 2
}

const matched = (entry: AudienceEntry, typed: ReadonlyArray<string>, takesSlips: boolean): Matched => {
  let missed = 0
  let nearness: Nearness = NEARNESS.name
  for (const word of typed) {
    const found = nearnessOfWord(entry, word) ?? (takesSlips && hasSlip(entry, word) ? NEARNESS.slip : null)
    if (found === null) missed++
    else if (found > nearness) nearness = found
  }
  const name = entry.words.join(" ")
  const asked = typed.join(" ")
  const shape = name === asked ? 0 : name.startsWith(`${asked} `) ? 1 : 2
  if (saysPhrase(entry, typed) && (missed > 0 || nearness > NEARNESS.synonym))
    return { entry, missed: 0, nearness: NEARNESS.synonym, shape }
  return { entry, missed, nearness, shape }
}

/**
 * Returns the entries that miss the fewest words, at most half of them; typos are accepted only if nothing matches
 * exactly.
 */
const nearestEntries = ({ entries }: AudienceIndex, typed: ReadonlyArray<string>): ReadonlyArray<Matched> => {
  const exact = entries.map((entry) => matched(entry, typed, false)).filter(({ missed }) => missed === 0)
  if (exact.length > 0) return exact
  const near = entries.map((entry) => matched(entry, typed, true))
  const fewest = Math.min(...near.map(({ missed }) => missed))
  return fewest > typed.length / 2 || fewest === typed.length
    ? []
    : near.filter(({ missed }) => missed === fewest)
}

const nearestFirst = (a: Matched, b: Matched): number => a.shape - b.shape || a.nearness - b.nearness

const firstOf = (group: ReadonlyArray<Matched>): Matched | undefined => group.toSorted(nearestFirst)[0]

const placeOf = ({ entry }: Matched): number => AUDIENCE_HIT_KINDS.indexOf(entry.kind)

/** The search text and the maximum number of hits per group. */
export interface AudienceSearchQuery {
  readonly text: string
  readonly most: number
}

/**
 * Finds everything that the search text may refer to among a source's attributes, their values, and industries. Results
 * are grouped under headings: the values of each attribute, interests and purchases, and propensities. The group with
 * the most likely hit comes first, as does the most likely hit within a group. Words may be incomplete and in any
 * order; a word of five letters or more may have one typo. If nothing matches every word, returns the entries that
 * match the most words, at least half of them. Amounts come first, as one hit for all values in their range: '$100,000
 * or more' for 'income over 100k'. Empty for text without letters and digits.
 */
export const searchAudience = (
  index: AudienceIndex,
  { most, text }: AudienceSearchQuery,
): ReadonlyArray<AudienceHitGroup> => {
  const amounts = parseAmounts(text)
  const spans = amounts === null ? [] : hitsOfAmounts(index, amounts)
  if (amounts === null || spans.length === 0) {
    const found = searchWords(index, { most, text })
    // No attribute has these amounts: the other words may still mean something.
    return amounts === null || found.length > 0 ? found : searchWords(index, { most, text: amounts.rest })
  }
  const others = searchWords(index, { most, text: amounts.rest })
  return [
    ...spans.map(({ heading, hit }): AudienceHitGroup => {
      const same = others.find((group) => group.kind === "value" && group.heading === heading)
      const beside = same?.hits.filter(({ name }) => name !== hit.name) ?? []
      const left = (same?.hits.length ?? 0) + (same?.more ?? 0)
      const hits = [hit, ...beside].slice(0, most)
      const all = left + (beside.length === (same?.hits.length ?? 0) ? 1 : 0)
      return { kind: "value", heading, hits, more: all - hits.length }
    }),
    ...others.filter(
      ({ heading, kind }) => kind !== "value" || spans.every((span) => span.heading !== heading),
    ),
  ]
}

/**
 * Returns the attributes named by the other words, or all attributes if they name no attribute, each with its values
 * within the amounts.
 */
const hitsOfAmounts = ({ scales }: AudienceIndex, { rest, span }: ParsedAmounts) => {
  const words = queryWords(rest)
  return scales.flatMap(({ column, entry }) => {
    const isMeant = words.length === 0 || matched(entry, words, true).missed === 0
    const hit = isMeant ? amountHit(column, span) : null
    return hit === null ? [] : [{ heading: entry.heading, hit }]
  })
}

const searchWords = (
  index: AudienceIndex,
  { most, text }: AudienceSearchQuery,
): ReadonlyArray<AudienceHitGroup> => {
  const typed = queryWords(text)
  if (typed.length === 0) return []
  const byHeading = groupBy(nearestEntries(index, typed), ({ entry }) => `${entry.kind} ${entry.heading}`)
  return (
    [...byHeading.values()]
      .flatMap((group) => {
        const best = firstOf(group)
        return best === undefined ? [] : [{ best, group: group.toSorted(nearestFirst) }]
      })
      // Equals stay in the order of the source's attributes.
      .toSorted((a, b) => nearestFirst(a.best, b.best) || placeOf(a.best) - placeOf(b.best))
      .map(({ best: { entry }, group }) => ({
        kind: entry.kind,
        heading: entry.heading,
        hits: group.slice(0, most).map(({ entry: own }) => own.hit),
        more: Math.max(0, group.length - most),
      }))
  )
}
