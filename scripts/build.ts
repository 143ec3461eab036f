import { createHash } from "node:crypto"
import { once } from "node:events"
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs"
import { spawn } from "node:child_process"
import { join } from "node:path"
import { NEW_DATABASE_PATH } from "../packages/server/src/storage/readNewDatabase.ts"

/**
 * Builds what the product needs to run: the screens (vite), the terminal program (rolldown) and the new database that
 * first starts unpack, all at the same time. A part whose sources did not change since its last build is left as it is. `--force` builds everything;
 * `--only <part>` names one part.
 */
const root = join(import.meta.dirname, "..")

interface Part {
  readonly name: string
  readonly sources: ReadonlyArray<string>
  readonly output: string
  readonly command: readonly [string, ...Array<string>]
  readonly cwd: string
}

const shared = ["packages/domain/src/**/*", "packages/adapters/src/**/*", "package-lock.json"]

const parts: ReadonlyArray<Part> = [
  {
    name: "screens",
    sources: [
      ...shared,
      "packages/ui-web/src/**/*",
      "packages/ui-web/public/**/*",
      "packages/ui-web/page/**/*",
      "packages/ui-web/*.{ts,html,json}",
    ],
    output: join(root, "packages/ui-web/dist/index.html"),
    command: [join(root, "node_modules/.bin/vite"), "build", "--logLevel", "warn"],
    cwd: join(root, "packages/ui-web"),
  },
  {
    name: "terminal program",
    sources: [...shared, "packages/cli/src/**/*", "packages/cli/*.{ts,js}"],
    output: join(root, "packages/cli/dist/main.js"),
    command: [process.execPath, "--conditions=listwright-source", "build.ts"],
    cwd: join(root, "packages/cli"),
  },
  {
    name: "new database",
    sources: [
      "packages/server/{package.json,build.ts}",
      "packages/server/src/**/{migrations,siteMigrations}.ts",
      "packages/server/src/storage/{readNewDatabase,PgliteStorage}.ts",
    ],
    output: NEW_DATABASE_PATH,
    command: [process.execPath, "--conditions=listwright-source", "build.ts"],
    cwd: join(root, "packages/server"),
  },
]

const fingerprint = (part: Part): string => {
  const hash = createHash("sha256")
  for (const file of part.sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
    const path = join(root, file)
    try {
      hash.update(file).update(readFileSync(path))
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EISDIR")) throw error
    }
  }
  return hash.digest("hex")
}

/** Whether a part is as its sources say; says so where it is not. */
const build = async (part: Part, force: boolean): Promise<boolean> => {
  const stamp = join(part.output, "..", ".built-from")
  const now = fingerprint(part)
  if (!force && existsSync(part.output) && existsSync(stamp) && readFileSync(stamp, "utf8") === now)
    return true
  process.stderr.write(`Building the ${part.name}...\n`)
  const [command, ...args] = part.command
  const child = spawn(command, args, { cwd: part.cwd, stdio: ["ignore", "inherit", "inherit"] })
  const [status] = await once(child, "close")
  if (status === 0) writeFileSync(stamp, now)
  else process.stderr.write(`Building the ${part.name} failed.\n`)
  return status === 0
}

const only = process.argv[process.argv.indexOf("--only") + 1]
const wanted = process.argv.includes("--only") ? parts.filter(({ name }) => name === only) : parts
const built = await Promise.all(wanted.map((part) => build(part, process.argv.includes("--force"))))
if (!built.every(Boolean)) process.exit(1)
