import { execFileSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { Schema } from "effect"
import { thisMachine } from "../thisMachine.ts"
import { root } from "../docs/productRules.ts"

/** The last result of a check, or of a part of it. */
const Result = Schema.Struct({
  check: Schema.String,
  /** A folder, a walk, a database; what the check tries separately. */
  part: Schema.String,
  /** ISO, to the second. */
  date: Schema.String,
  /** Abbreviated; ends with '+' if files had changed since that commit. */
  commit: Schema.String,
  machine: Schema.String,
  failed: Schema.Boolean,
  /** The result in one sentence. */
  summary: Schema.String,
  /** Further findings of the check, for code that reads it by name. */
  details: Schema.Unknown,
})
export type Result = typeof Result.Type

/** Git ignores this folder: results belong to a machine and a commit, not to the repository. */
export const RESULTS = ".artifacts"

const git = (folder: string, ...args: ReadonlyArray<string>): string | null => {
  try {
    return execFileSync("git", ["-C", folder, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
  } catch {
    return null
  }
}

const commitOf = (folder: string): string => {
  const commit = git(folder, "rev-parse", "--short", "HEAD")?.trim() ?? null
  return commit === null ? "unknown" : git(folder, "status", "--porcelain") === "" ? commit : `${commit}+`
}

/** Keeps a result in place of the one before; `details` is any JSON. */
export const keepResult = (
  result: Pick<Result, "check" | "failed" | "part" | "summary"> & { readonly details?: unknown },
  folder = root,
): void => {
  const file = join(folder, RESULTS, result.check, `${result.part.replaceAll("/", "-")}.json`)
  mkdirSync(dirname(file), { recursive: true })
  const kept: Result = {
    details: null,
    ...result,
    date: `${new Date().toISOString().slice(0, 19)}Z`,
    commit: commitOf(folder),
    machine: thisMachine(),
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`)
}

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Result))

/** Every result that this checkout has, in no order. */
export const readResults = (folder = root): ReadonlyArray<Result> =>
  globSync(`${RESULTS}/*/*.json`, { cwd: folder }).map((file) =>
    decode(readFileSync(join(folder, file), "utf8")),
  )

/** The result of a part of a check, if this machine has one. */
export const resultOf = (check: string, part: string, folder = root): Result | undefined =>
  readResults(folder).find((one) => one.check === check && one.part === part)

/** Counts the commits made since a result; null if Git doesn't know. */
export const commitsSince = ({ commit }: Pick<Result, "commit">, folder = root): number | null => {
  if (!existsSync(join(folder, ".git"))) return null
  const count = git(folder, "rev-list", "--count", `${commit.replace("+", "")}..HEAD`)?.trim()
  return count === undefined ? null : Number(count)
}
