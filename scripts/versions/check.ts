/** `npm run check`, one part of it: every package.json names exact versions, and every changeset packages that exist. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../docs/productRules.ts"
import { inexactVersions } from "./inexact.ts"
import { packageName, unknownPackages } from "./unknown.ts"

const textOf = (path: string): string => readFileSync(join(root, path), "utf8")
const manifests = globSync("{package.json,packages/*/package.json}", { cwd: root })
const changesets = globSync(".changeset/*.md", { cwd: root }).filter((path) => !path.endsWith("README.md"))
const names = manifests
  .filter((path) => path !== "package.json")
  .flatMap((path) => packageName(textOf(path)) ?? [])
const problems = [
  ...manifests.flatMap((path) => inexactVersions(path, textOf(path))),
  ...changesets.flatMap((path) => unknownPackages(path, textOf(path), names)),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else
  console.log(
    `The ${manifests.length} package.json files name exact versions, and the ${changesets.length} changesets packages that exist.`,
  )
