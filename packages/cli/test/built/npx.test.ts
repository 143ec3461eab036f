import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, realpathSync, symlinkSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { expect, it } from "vitest"
import { temporaryFolder } from "../temporaryFolder.ts"
import { checkout } from "./checkout.ts"
import { bin, plainEnv } from "./program.ts"

it("npx finds the program in a checkout in which npm has installed", () => {
  const link = join(import.meta.dirname, "../../../../node_modules/.bin/listwright")
  expect(realpathSync(link)).toBe(realpathSync(bin))
})

it("npx listwright sets up and checks a site in a checkout that is not built", () => {
  const bins = join(temporaryFolder(), ".bin")
  mkdirSync(bins)
  symlinkSync(join(checkout(), "bin/listwright.js"), join(bins, "listwright"))
  const work = temporaryFolder()
  /** Runs the program as npx does: by its name in a folder of links, which is on the PATH after this Node. */
  const npx = (...argv: ReadonlyArray<string>) => {
    const { status, stderr, stdout } = spawnSync("listwright", argv, {
      cwd: work,
      env: { ...plainEnv(), PATH: [dirname(process.execPath), bins, process.env["PATH"]].join(delimiter) },
      encoding: "utf8",
    })
    return { status, stdout, stderr }
  }
  const made = npx("site", "init", "my-site")
  expect(made).toMatchObject({ status: 0, stderr: expect.stringContaining("listwright site check my-site") })
  expect(made.stdout.split("\n")).toContain(join("my-site", "site.json"))
  expect(existsSync(join(work, "my-site/site.json"))).toBe(true)
  const checked = npx("site", "check", "my-site")
  expect(checked).toMatchObject({ status: 0, stderr: "" })
  expect(checked.stdout).toMatch(/^site\t1\tListwright\nsources\t\d+\t/)
})
