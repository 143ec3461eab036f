import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A file that differs from the base. */
export interface ChangedFile {
  /** From the root. */
  readonly file: string
  /** Its text at the base; undefined where it was not there. */
  readonly before: string | undefined
  /** Its text now; undefined where it is gone. */
  readonly now: string | undefined
}

const git = (root: string, args: ReadonlyArray<string>): string | undefined => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 })
  return status === 0 ? stdout : undefined
}

/**
 * Returns the commit to compare changes with unless a ref is given: where this branch left origin/main, else the last
 * commit.
 */
export const baseOf = (root: string, since: string | undefined): string => {
  if (since !== undefined)
    return execFileSync("git", ["rev-parse", "--verify", since], { cwd: root, encoding: "utf8" }).trim()
  return (
    git(root, ["merge-base", "HEAD", "origin/main"]) ??
    git(root, ["rev-parse", "HEAD"]) ??
    "HEAD"
  ).trim()
}

/** The files that differ from a commit, those that git does not know yet too. */
export const changedFiles = (root: string, base: string): ReadonlyArray<ChangedFile> => {
  const lines = (args: ReadonlyArray<string>) =>
    (git(root, args) ?? "").split("\0").filter((line) => line !== "")
  const names = new Set([
    ...lines(["diff", "--name-only", "--no-renames", "-z", base]),
    ...lines(["ls-files", "--others", "--exclude-standard", "-z"]),
  ])
  return [...names].toSorted().map((file) => ({
    file,
    before: git(root, ["show", `${base}:${file}`]),
    now: existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined,
  }))
}
