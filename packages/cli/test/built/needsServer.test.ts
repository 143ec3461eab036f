import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"

const cli = join(import.meta.dirname, "../..")
const read = (file: string): string => readFileSync(join(cli, file), "utf8")

/** The commands of a folder, by the file that adds them: its first one, of which the others are parts. */
const commandOf = (folder: string): string | undefined =>
  globSync(`${folder}/add*Command*.ts`, { cwd: cli })
    .map((file) => /\.command\("([a-z-]+)/.exec(read(file))?.[1])
    .find((name) => name !== undefined)

it("the program knows each command that loads the server's package, which a checkout has only as sources", () => {
  const loading = globSync("src/**/*.ts", { cwd: cli }).filter((file) =>
    /import\("@listwright\/server/.test(read(file)),
  )
  const [, list = ""] = /const needsServer = \[([^\]]*)\]/.exec(read("bin/listwright.js")) ?? []
  const known = list.split(",").map((name) => name.trim().replaceAll('"', ""))
  expect([...new Set(loading.map((file) => commandOf(dirname(file)) ?? file))].toSorted()).toEqual(
    known.toSorted(),
  )
})
