/**
 * `npm run check`, one part of it: names of the original contract stay at its edge. The domain, the engine, the server, the
 * screens and the terminal speak the words of docs/glossary.md; codecs translate them.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../docs/productRules.ts"
import { definedIn, fieldsOf, originalNamesIn } from "./originalNames.ts"

/** The contract, the ports and codecs over it, and its handlers. */
const EDGE = [
  "packages/adapters/src/contract/original/",
  "packages/adapters/src/contract/access/originalExamples.ts",
  "packages/adapters/src/original-order/",
  "packages/adapters/src/original/",
  "packages/adapters/src/http/",
  "packages/server/src/http/original/",
]

/** Files that may have original names, and why. */
const EXCEPTIONS: ReadonlyArray<{ readonly names: RegExp; readonly file: RegExp; readonly why: string }> = [
  {
    names: /./,
    file: /server\/src\/pricing\/renamed\w+\.ts$/,
    why: "renames the keys of rows of earlier releases",
  },
  { names: /^SessionId$/, file: /domain\/src\/catalogue\/orderLinks\.ts$/, why: "a parameter of addresses" },
  { names: /^HomeValue$/, file: /./, why: "a price element, named in the price lists of a site" },
]

const read = (file: string): string => readFileSync(join(root, file), "utf8")

const files = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\/(?:dist|node_modules)\//.test(file))
  .toSorted()
const fields = new Set(
  files
    .filter((file) => file.startsWith("packages/adapters/src/contract/original/"))
    .flatMap((file) => fieldsOf(file, read(file))),
)
const isEdge = (file: string): boolean => EDGE.some((edge) => file.startsWith(edge))
const own = new Set(files.filter((file) => !isEdge(file)).flatMap((file) => definedIn(file, read(file))))
const isExcepted = (file: string, name: string): boolean =>
  EXCEPTIONS.some((exception) => exception.file.test(file) && exception.names.test(name))

const problems = files
  .filter((file) => !isEdge(file))
  .flatMap((file) => {
    const text = read(file)
    return originalNamesIn(file, text, fields, own)
      .filter(({ name }) => !isExcepted(file, name))
      .map(
        ({ name, start }) =>
          `${file}:${text.slice(0, start).split("\n").length} ${name} is a name of the original contract; docs/glossary.md has ours.`,
      )
  })

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`The ${fields.size} names of the original contract stay at its edge.`)
