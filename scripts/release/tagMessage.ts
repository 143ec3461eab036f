import type { Changeset } from "./Changeset.ts"
import { mustDo, summary } from "./summary.ts"

/**
 * The message of a version's tag: its title, what is new, what an operator must do, and the checksums of its packages. No
 * line begins with '#', since Git would drop it as a comment.
 */
export const tagMessage = (
  version: string,
  changesets: ReadonlyArray<Changeset>,
  checksums: string,
): string => {
  const actions = mustDo(changesets)
  return `Listwright ${version}

What is new:
${summary(changesets).join("\n")}

What an operator must do:
${(actions.length > 0 ? actions : ["- Nothing."]).join("\n")}

SHA-256 of the packages:
${checksums}`
}
