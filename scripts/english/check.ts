/**
 * `npm run english`: the comments of the code in plain English, as CONTRIBUTING.md asks for. A docstring begins with a verb or
 * with a noun and its article, sentences negate their verb, and people have names: user, customer, operator.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { slipsIn } from "./plainComments.ts"

const root = join(import.meta.dirname, "../..")

const FILES = "{packages/*/{src,test},test,scripts,tools,bench,faults}/**/*.{ts,tsx}"

/** Files whose comments name the words themselves, or are questions of which a page is made. */
const EXCEPTIONS = ["packages/domain/src/shared/readings.ts", "scripts/english/"]

const problems = globSync(FILES, { cwd: root })
  .filter((file) => !/\/(?:dist|node_modules)\//.test(file))
  .filter((file) => !EXCEPTIONS.some((exception) => file.startsWith(exception)))
  .toSorted()
  .flatMap((file) =>
    slipsIn(readFileSync(join(root, file), "utf8")).map(({ line, problem }) => `${file}:${line} ${problem}`),
  )

for (const problem of problems) console.error(problem)
if (problems.length > 0) console.error(`${problems.length} comments are to be written in plain English.`)
process.exitCode = problems.length > 0 ? 1 : 0
