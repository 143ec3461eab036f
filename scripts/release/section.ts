import type { Changeset } from "./Changeset.ts"
import { HEADINGS } from "./headings.ts"
import { wrapped } from "./wrapped.ts"

const WIDTH = 118

/** Puts what is new before what is corrected, each by the names of the files. */
const inOrder = (changesets: ReadonlyArray<Changeset>): ReadonlyArray<Changeset> =>
  changesets.toSorted(
    (one, other) => Number(other.adds) - Number(one.adds) || (one.path < other.path ? -1 : 1),
  )

/** The text of a version in the changelog: the entries of all changesets, under their headings. */
export const changelogSection = (
  version: string,
  date: string,
  changesets: ReadonlyArray<Changeset>,
): string => {
  const entries = inOrder(changesets).flatMap((changeset) => changeset.entries)
  const groups = HEADINGS.flatMap((heading) => {
    const items = entries.filter((entry) => entry.heading === heading)
    if (items.length === 0) return []
    return [`### ${heading}\n\n${items.map(({ text }) => wrapped(text, WIDTH)).join("\n")}\n`]
  })
  return `## ${version} (${date})\n\n${groups.join("\n")}`
}

/** Puts the section of a new version above those of earlier versions. */
export const withSection = (changelog: string, section: string): string => {
  const at = changelog.search(/^## /m)
  return at < 0
    ? `${changelog.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, at)}${section}\n${changelog.slice(at)}`
}
