/** `npm run check`, one part of it: every package.json names exact versions, and every changeset can be released. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../docs/productRules.ts"
import { pendingChangesets } from "../release/pendingChangesets.ts"
import { inexactVersions } from "./inexact.ts"
import { packageName } from "./unknown.ts"

const textOf = (path: string): string => readFileSync(join(root, path), "utf8")
const manifests = globSync("{package.json,packages/*/package.json}", { cwd: root })
const names = manifests
  .filter((path) => path !== "package.json")
  .flatMap((path) => packageName(textOf(path)) ?? [])
const changesets = pendingChangesets(root, names)
const problems = [
  ...manifests.flatMap((path) => inexactVersions(path, textOf(path))),
  ...changesets.flatMap((changeset) => changeset.problems),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else
  console.log(
    `The ${manifests.length} package.json files name exact versions, and the ${changesets.length} changesets can be released.`,
  )
