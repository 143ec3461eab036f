import { expect, it } from "vitest"
import { pageKey } from "../../src/help/pageKey.ts"
import { listHelpPages } from "../../src/help/listHelpPages.ts"
import { commandLine } from "../commandLine.ts"
import { wholeProgram } from "../wholeProgram.ts"

const pages = listHelpPages(await wholeProgram())

it("the help that the build writes is the one that each command prints where no terminal is", async () => {
  const commands = [...pages].flatMap(([name, texts]) =>
    [...texts].map(([key, text]) => ({
      argv: [...(name === "" ? [] : [name]), ...(key === "" ? [] : key.split(pageKey(["", ""])))],
      text,
    })),
  )
  expect(commands.length).toBeGreaterThan(120)
  for (const { argv, text } of commands)
    expect(await commandLine([...argv, "--help"])).toEqual({ exitCode: 0, stdout: text, stderr: "" })
})

it("is found by each name of a command", () => {
  expect([...pages.keys()]).toEqual(expect.arrayContaining(["", "count", "order", "orders"]))
  expect(pages.get("orders")).toBe(pages.get("order"))
})
