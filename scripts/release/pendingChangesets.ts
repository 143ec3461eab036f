import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Changeset, readChangeset } from "./Changeset.ts"

/** Reads the changesets that no release has yet. */
export const pendingChangesets = (root: string, packages: ReadonlyArray<string>): ReadonlyArray<Changeset> =>
  globSync(".changeset/*.md", { cwd: root })
    .filter((path) => !path.endsWith("README.md"))
    .toSorted()
    .map((path) => readChangeset(path, readFileSync(join(root, path), "utf8"), packages))
