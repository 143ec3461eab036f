/** `npm run check`, one part of it: every package.json names exact versions. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../docs/specIndex.ts"
import { inexactVersions } from "./inexact.ts"

const manifests = globSync("{package.json,packages/*/package.json}", { cwd: root })
const problems = manifests.flatMap((path) => inexactVersions(path, readFileSync(join(root, path), "utf8")))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`The ${manifests.length} package.json files name exact versions.`)
