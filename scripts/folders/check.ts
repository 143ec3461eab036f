/** `npm run check`, one part of it: every package keeps to the order of its folders. */
import { globSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../docs/productRules.ts"
import { importsOf } from "./importsOf.ts"
import { ORDER } from "./order.ts"
import { folderProblems } from "./problems.ts"

const problems = ORDER.flatMap((order) => {
  const src = join(root, "packages", order.name, "src")
  const modules = globSync("**/*.{ts,tsx}", { cwd: src }).map((file) => ({
    file,
    imports: importsOf(src, file, readFileSync(join(src, file), "utf8")),
  }))
  return folderProblems(order, modules)
})
const strangers = readdirSync(join(root, "packages"))
  .filter((name) => !ORDER.some((order) => order.name === name))
  .map((name) => `packages/${name} has no order of folders. Give it one in scripts/folders/order.ts.`)
for (const problem of [...strangers, ...problems]) console.error(problem)
if (strangers.length + problems.length > 0) process.exitCode = 1
else console.log(`The folders of ${ORDER.length} packages keep to their order.`)
