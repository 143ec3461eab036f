import type { Changeset } from "./Changeset.ts"
import { versionProblem } from "./nextVersion.ts"
import { summaryProblem } from "./summary.ts"

export interface Wanted {
  readonly current: string
  readonly next: string
  /** The output of `git status --porcelain`. */
  readonly changed: string
  readonly changesets: ReadonlyArray<Changeset>
}

const LISTED = 5

const dirty = (changed: string): ReadonlyArray<string> => {
  const files = changed.split("\n").filter((line) => line !== "")
  if (files.length === 0) return []
  const more = files.length > LISTED ? ` and ${files.length - LISTED} more` : ""
  return [
    `The tree has changes that are not committed: ${files
      .slice(0, LISTED)
      .map((line) => line.slice(3))
      .join(
        ", ",
      )}${more}. Commit them, or take them back; 'git restore .' takes back a release that was prepared.`,
  ]
}

/** Lists the reasons that a version can't be prepared, each with what to do. */
export const refusals = ({ changed, changesets, current, next }: Wanted): ReadonlyArray<string> => {
  const version = versionProblem(
    current,
    next,
    changesets.some(({ adds }) => adds),
  )
  const summary = changesets.length === 0 ? undefined : summaryProblem(changesets)
  return [
    ...dirty(changed),
    ...(version === undefined ? [] : [version]),
    ...(changesets.length === 0
      ? [
          "No changeset is pending, so there is nothing to release. Add one to .changeset for each change that users notice; .changeset/README.md shows how.",
        ]
      : []),
    ...changesets.flatMap(({ problems }) => problems),
    ...(summary === undefined ? [] : [summary]),
  ]
}
