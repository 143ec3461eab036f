import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** ClickHouse in process, 550 MB: for the tests of its dialect alone, and so never among the product's packages. */
const VERSION = "3.4.0"

/** Installs chDB into a folder of its own, unless it is there; answers the folder. */
export const installChdb = (): string => {
  const cache = process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache")
  const folder = join(cache, "listwright", `chdb-${VERSION}`)
  // Written when everything else is there.
  const finished = join(folder, "finished")
  if (existsSync(finished)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n')
  execFileSync("npm", ["install", "--no-audit", "--no-fund", `chdb@${VERSION}`], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
  })
  writeFileSync(finished, "")
  return folder
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.log(installChdb())
