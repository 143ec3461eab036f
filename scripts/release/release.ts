import { execFileSync } from "node:child_process"
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { packageName } from "../versions/unknown.ts"
import { checksums } from "./checksums.ts"
import { lockWithVersion, manifestWithVersion } from "./manifests.ts"
import { pendingChangesets } from "./pendingChangesets.ts"
import { refusals } from "./refusals.ts"
import { changelogSection, withSection } from "./section.ts"
import { tagMessage } from "./tagMessage.ts"

export interface Release {
  /** The folder of the repository. */
  readonly root: string
  readonly version: string
  /** The day, as 2026-11-29. */
  readonly date: string
  readonly dryRun: boolean
  /** Packs everything that is published into a folder, and returns the files. */
  readonly pack: (destination: string) => ReadonlyArray<string>
  readonly print: (text: string) => void
}

const remaining = (version: string, folder: string): string => `Three commands remain:

  git commit --all --message "Release ${version}"
  git tag --annotate v${version} --file ${folder}/tag.md
  git push --follow-tags && for file in ${folder}/*.tgz; do npm publish --access public "$file"; done
`

/**
 * Prepares a version: writes it everywhere, moves the changesets to the changelog, packs what is published, and writes the
 * tag's message. Returns the reasons if it refuses; it has changed nothing then.
 */
export const release = (wanted: Release): ReadonlyArray<string> => {
  const { date, dryRun, pack, print, root, version } = wanted
  const read = (path: string): string => readFileSync(join(root, path), "utf8")
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text)

  const folders = globSync("packages/*/package.json", { cwd: root }).toSorted()
  const names = folders.flatMap((path) => packageName(read(path)) ?? [])
  const changesets = pendingChangesets(root, names)
  const { version: current }: { readonly version: string } = JSON.parse(read("package.json"))
  const changed = execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" })
  const reasons = refusals({ current, next: version, changed, changesets })
  if (reasons.length > 0) return reasons

  const section = changelogSection(version, date, changesets)
  const folder = `.artifacts/release/${version}`
  const manifests = ["package.json", ...folders]
  if (dryRun) {
    print(`Would raise ${current} to ${version} in package-lock.json and ${manifests.join(", ")}.\n`)
    print(`Would remove ${changesets.length} changesets and add to CHANGELOG.md:\n\n${section}`)
    print(`Would pack into ${folder}, with SHA256SUMS and this message of the tag in tag.md:\n`)
    print(tagMessage(version, changesets, "(written once the packages are packed)\n"))
    return []
  }

  for (const path of manifests) write(path, manifestWithVersion(read(path), version, names))
  write("package-lock.json", lockWithVersion(read("package-lock.json"), version, names))
  write("CHANGELOG.md", withSection(read("CHANGELOG.md"), section))
  for (const { path } of changesets) rmSync(join(root, path))

  const destination = join(root, folder)
  rmSync(destination, { recursive: true, force: true })
  mkdirSync(destination, { recursive: true })
  const sums = checksums(pack(destination))
  write(`${folder}/SHA256SUMS`, sums)
  write(`${folder}/tag.md`, tagMessage(version, changesets, sums))
  print(`${version} is prepared: read CHANGELOG.md and ${folder}/tag.md. 'git restore .' takes it back.`)
  print(remaining(version, folder))
  return []
}
