import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"

const cli = join(import.meta.dirname, "../..")
const read = (file: string): string => readFileSync(join(cli, file), "utf8")

/** The command of a folder: the group that it adds, else the one command that it declares. */
const commandOf = (folder: string): string | undefined =>
  ["add*Command*.ts", "commands/*.ts"]
    .flatMap((files) => globSync(`${folder}/${files}`, { cwd: cli }))
    .map((file) => /(?:\.command|new Command)\("([a-z-]+)/.exec(read(file))?.[1])
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
