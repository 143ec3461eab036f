import { join } from "node:path"
import { parseArgs } from "node:util"
import { packPackages } from "../pack/packPackages.ts"
import { release } from "./release.ts"

/** `npm run release -- 0.2.0`: prepares a version, as docs/releasing.md describes. `--dry-run` prints what it would do. */
const root = join(import.meta.dirname, "../..")
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "dry-run": { type: "boolean", default: false } },
})
const [version = "", ...rest] = positionals
if (version === "" || rest.length > 0) {
  console.error("Name one version: npm run release -- 0.2.0")
  process.exit(2)
}

try {
  const reasons = release({
    root,
    version,
    date: new Date().toISOString().slice(0, 10),
    dryRun: values["dry-run"],
    pack: (destination) => packPackages(destination).map(({ file }) => file),
    print: (text) => console.log(text),
  })
  for (const reason of reasons) console.error(reason)
  if (reasons.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error)
  console.error("The release is not prepared. 'git restore .' takes back what was written; then try again.")
  process.exitCode = 1
}
