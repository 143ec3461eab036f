import type { Sentences } from "./Sentence.ts"

type Matches = (group: string, sentence: string) => boolean

/**
 * The sentences that any `--only` names: a whole sentence means only that one, even where others contain it; a group
 * its sentences; other text the sentences that have it in them. All of them where nothing is named.
 */
export const chooseSentences = (
  all: ReadonlyArray<Sentences>,
  only: ReadonlyArray<string>,
): ReadonlyArray<Sentences> => {
  if (only.length === 0) return all
  const whole = new Set(all.flatMap(({ sentences }) => sentences.map(({ sentence }) => sentence)))
  const groups = new Set(all.map(({ group }) => group))
  const named = only.map((wanted): Matches => {
    if (whole.has(wanted)) return (_, sentence) => sentence === wanted
    if (groups.has(wanted)) return (group) => group === wanted
    return (_, sentence) => sentence.toLowerCase().includes(wanted.toLowerCase())
  })
  return all
    .map(({ group, sentences }) => ({
      group,
      sentences: sentences.filter(({ sentence }) => named.some((matches) => matches(group, sentence))),
    }))
    .filter(({ sentences }) => sentences.length > 0)
}

/** The same sentences with each group once, in the order of their names. */
export const byGroup = (all: ReadonlyArray<Sentences>): ReadonlyArray<Sentences> =>
  [...Map.groupBy(all, ({ group }) => group)]
    .map(([group, parts]) => ({ group, sentences: parts.flatMap(({ sentences }) => sentences) }))
    .toSorted((one, other) => (one.group < other.group ? -1 : 1))
