import { execFileSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { release } from "./release.ts"

let root = ""
let printed = ""

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string): string => readFileSync(join(root, path), "utf8")
const writeJson = (path: string, json: object): void => write(path, `${JSON.stringify(json, null, 2)}\n`)

const git = (...args: ReadonlyArray<string>): string =>
  execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.com", ...args], {
    cwd: root,
    encoding: "utf8",
  })
const commit = (): void => {
  git("add", "--all")
  git("commit", "--quiet", "--message", "Change")
}

const prepare = (version: string, dryRun = false): ReadonlyArray<string> =>
  release({
    root,
    version,
    date: "2026-11-29",
    dryRun,
    pack: (destination) => {
      const file = join(destination, "listwright.tgz")
      writeFileSync(file, read("packages/cli/package.json"))
      return [file]
    },
    print: (text) => {
      printed += `${text}\n`
    },
  })

const CHANGELOG = "# Changelog\n\nWhat changed.\n\n## 0.1.0 (2026-01-01)\n\n### Areas\n\n- Counties.\n"

beforeEach(() => {
  printed = ""
  root = mkdtempSync(join(tmpdir(), "listwright-release-"))
  writeJson("package.json", { name: "workspace", version: "0.1.0", devDependencies: { vitest: "0.1.0" } })
  writeJson("packages/domain/package.json", { name: "@listwright/domain", version: "0.1.0" })
  writeJson("packages/cli/package.json", {
    name: "listwright",
    version: "0.1.0",
    dependencies: { "@listwright/domain": "0.1.0", effect: "0.1.0" },
  })
  writeJson("package-lock.json", {
    name: "workspace",
    version: "0.1.0",
    lockfileVersion: 3,
    packages: {
      "": { name: "workspace", version: "0.1.0" },
      "node_modules/effect": { version: "0.1.0" },
      "node_modules/listwright": { resolved: "packages/cli", link: true },
      "packages/cli": {
        name: "listwright",
        version: "0.1.0",
        dependencies: { "@listwright/domain": "0.1.0", effect: "0.1.0" },
      },
    },
  })
  write("CHANGELOG.md", CHANGELOG)
  write(".gitignore", ".artifacts/\n")
  write(".changeset/README.md", "# Changesets\n")
  write(".changeset/holes.md", '---\n"listwright": minor\n---\n\nAreas: Shapes may\nhave holes.\n')
  git("init", "--quiet")
  commit()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe("a release", () => {
  it("writes its version to every package.json and to the lock, and to no other package", () => {
    expect(prepare("0.2.0")).toEqual([])
    expect(JSON.parse(read("package.json"))).toEqual({
      name: "workspace",
      version: "0.2.0",
      devDependencies: { vitest: "0.1.0" },
    })
    const cli = {
      name: "listwright",
      version: "0.2.0",
      dependencies: { "@listwright/domain": "0.2.0", effect: "0.1.0" },
    }
    expect(JSON.parse(read("packages/cli/package.json"))).toEqual(cli)
    expect(JSON.parse(read("package-lock.json"))).toEqual({
      name: "workspace",
      version: "0.2.0",
      lockfileVersion: 3,
      packages: {
        "": { name: "workspace", version: "0.2.0" },
        "node_modules/effect": { version: "0.1.0" },
        "node_modules/listwright": { resolved: "packages/cli", link: true },
        "packages/cli": cli,
      },
    })
  })

  it("moves the changesets to the changelog, above earlier versions", () => {
    prepare("0.2.0")
    expect(read("CHANGELOG.md")).toBe(
      CHANGELOG.replace(
        "## 0.1.0",
        "## 0.2.0 (2026-11-29)\n\n### Areas\n\n- Shapes may have holes.\n\n## 0.1.0",
      ),
    )
    expect(globSync(".changeset/*", { cwd: root })).toEqual([".changeset/README.md"])
  })

  it("packs after the version is written, with checksums that can be checked", () => {
    prepare("0.2.0")
    const folder = join(root, ".artifacts/release/0.2.0")
    expect(readFileSync(join(folder, "listwright.tgz"), "utf8")).toContain('"version": "0.2.0"')
    execFileSync("sha256sum", ["--check", "--status", "SHA256SUMS"], { cwd: folder })
    expect(read(".artifacts/release/0.2.0/tag.md")).toContain(read(".artifacts/release/0.2.0/SHA256SUMS"))
  })

  it("leaves three commands to a person: the first two commit everything and keep the tag's message whole", () => {
    prepare("0.2.0")
    const [commitIt = "", tagIt = "", publish] = [...printed.matchAll(/^ {2}(git .*)$/gm)].map(
      ([, command = ""]) => command,
    )
    const identity = {
      GIT_AUTHOR_NAME: "T",
      GIT_AUTHOR_EMAIL: "t@example.com",
      GIT_COMMITTER_NAME: "T",
      GIT_COMMITTER_EMAIL: "t@example.com",
    }
    for (const command of [commitIt, tagIt])
      execFileSync("sh", ["-c", command], {
        cwd: root,
        env: { ...process.env, ...identity },
        stdio: "ignore",
      })
    expect(git("status", "--porcelain")).toBe("")
    const message = git("tag", "--list", "--format=%(contents)", "v0.2.0")
    expect(message.trim()).toBe(read(".artifacts/release/0.2.0/tag.md").trim())
    expect(publish).toMatch(/^git push .*npm publish/)
  })

  it("only prints what it would do with --dry-run", () => {
    expect(prepare("0.2.0", true)).toEqual([])
    expect(git("status", "--porcelain")).toBe("")
    expect(existsSync(join(root, ".artifacts"))).toBe(false)
    expect(printed).toContain("### Areas\n\n- Shapes may have holes.")
  })

  it("is refused, and changes nothing, while a file is not committed", () => {
    write("notes.txt", "Later.\n")
    expect(prepare("0.2.0")).toEqual([expect.stringContaining("not committed: notes.txt. Commit them")])
    expect(git("status", "--porcelain")).toBe("?? notes.txt\n")
  })

  it("is refused a second time before the first is committed", () => {
    prepare("0.2.0")
    expect(prepare("0.3.0")[0]).toContain("'git restore .' takes back a release that was prepared")
  })

  it("is refused without changesets", () => {
    rmSync(join(root, ".changeset/holes.md"))
    commit()
    expect(prepare("0.2.0")).toEqual([expect.stringContaining("Add one to .changeset")])
  })

  it("is refused with a changeset of a package that does not exist", () => {
    write(".changeset/lost.md", '---\n"@listwright/cli": patch\n---\n\nTerminal: Text.\n')
    commit()
    expect(prepare("0.2.0")).toEqual([
      ".changeset/lost.md names @listwright/cli, which is no package. Packages: listwright, @listwright/domain.",
    ])
    expect(git("status", "--porcelain")).toBe("")
  })
})
