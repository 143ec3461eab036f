import { globSync } from "node:fs"
import { enableCompileCache } from "node:module"
import { join } from "node:path"

/** `npm run bench [name]`: runs every `bench/<name>/bench.ts`; each prints a table. Times are shown, never asserted. */
const wanted = process.argv[2]
// As the product does.
enableCompileCache()
for (const file of globSync("*/bench.ts", { cwd: import.meta.dirname }).toSorted()) {
  const name = file.split("/")[0] ?? file
  if (wanted !== undefined && wanted !== name) continue
  process.stdout.write(`\n${name}\n`)
  const { bench } = await import(join(import.meta.dirname, file))
  await bench()
}
