import type { Changeset, Entry } from "./Changeset.ts"
import { IN_SHORT } from "./headings.ts"
import { wrapped } from "./wrapped.ts"

const WIDTH = 100
const MOST_LINES = 15

const entriesOf = (changesets: ReadonlyArray<Changeset>): ReadonlyArray<Entry> =>
  changesets.flatMap(({ entries }) => entries)

/** Sums a version up for its tag: the entries that were written for it, or all if there are none. */
export const summary = (changesets: ReadonlyArray<Changeset>): ReadonlyArray<string> => {
  const entries = entriesOf(changesets)
  const short = entries.filter(({ heading }) => heading === IN_SHORT)
  return (short.length > 0 ? short : entries).flatMap(({ text }) => wrapped(text, WIDTH).split("\n"))
}

/** Says what to do if a summary is too long for a tag. */
export const summaryProblem = (changesets: ReadonlyArray<Changeset>): string | undefined => {
  const { length } = summary(changesets)
  return length <= MOST_LINES
    ? undefined
    : `What is new takes ${length} lines of the tag's message, which has room for ${MOST_LINES}. Sum it up in a changeset whose paragraphs begin with '${IN_SHORT}: ', or shorten those.`
}

/** The mark of an entry that asks an operator to do something. */
const MUST_DO = "**Action needed:** "

/** Lists what an operator must do, from the entries that say so. */
export const mustDo = (changesets: ReadonlyArray<Changeset>): ReadonlyArray<string> =>
  entriesOf(changesets).flatMap(({ text }) =>
    text.startsWith(MUST_DO) ? wrapped(text.slice(MUST_DO.length), WIDTH).split("\n") : [],
  )
