import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { type Shell, SHELLS, shellScripts } from "../../src/completion/shellScripts.ts"
import { temporaryFolder } from "../temporaryFolder.ts"
import { bin, plainEnv, spawned } from "./program.ts"

// Builds what is outdated, so that no test has the building in its output.
beforeAll(() => spawned(["--version"]))

const has = (program: string): boolean => {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

/** A shell in which 'listwright' is this program, or another. */
const shell = (name: Shell, script: string, program = bin): ReadonlyArray<string> => {
  const folder = temporaryFolder()
  symlinkSync(program, join(folder, "listwright"))
  mkdirSync(join(folder, "home"))
  writeFileSync(join(folder, "home", "plan.json"), "{}")
  const out = execFileSync(name, ["-c", script], {
    cwd: join(folder, "home"),
    env: { ...plainEnv(), HOME: join(folder, "home"), PATH: `${folder}:${process.env["PATH"] ?? ""}` },
    encoding: "utf8",
  })
  return out.split("\n").filter((line) => line !== "")
}

/** Returns the completions that bash offers for the last word of a line. */
const bash = (words: ReadonlyArray<string>, program?: string): ReadonlyArray<string> => {
  const quoted = ["listwright", ...words].map((word) => `'${word.replaceAll("'", "'\\''")}'`)
  const script = `eval "$(listwright completion bash)"
    COMP_WORDS=(${quoted.join(" ")}); COMP_CWORD=${words.length}
    _listwright; complete -p listwright >&2; printf '%s\\n' "\${COMPREPLY[@]}"`
  return shell("bash", script, program)
}

/** Makes a program of the same name that gives a fixed answer. */
const stub = (answer: string): string => {
  const file = join(temporaryFolder(), "stub")
  const text = `#!/bin/bash\nif [[ $1 == completion ]]; then\ncat <<'END'\n${shellScripts.bash}END\nelse\nprintf '${answer}'\nfi\n`
  writeFileSync(file, text)
  chmodSync(file, 0o755)
  return file
}

describe("completion in bash", () => {
  it("offers commands, options and choices of the program itself", () => {
    expect(bash(["saved", "co"])).toEqual(["compare", "combine"])
    expect(bash(["saved", "combine", "a", "b", "--op", ""])).toEqual([
      "union",
      "intersect",
      "minus",
      "exactly",
    ])
    expect(bash(["saved", "combine", "--op", "=", "un"])).toEqual(["union"])
    expect(bash(["count", "--wa"])).toEqual(["--waterfall", "--want"])
  })

  it("offers no words where files belong, nor where nobody is signed in", () => {
    expect(bash(["count", "--file", "pl"])).toEqual([])
    expect(bash(["saved", "show", ""])).toEqual([])
  })

  it("quotes names with blanks, unless a quote is open", () => {
    const lists = stub("words\\nNorth Side\\t12 records\\nIt'\\''s\\t9 records\\n")
    expect(bash(["saved", "show", ""], lists)).toEqual(["North\\ Side", "It\\'s"])
    expect(bash(["saved", "show", '"No'], lists)).toEqual(["North Side", "It's"])
  })
})

// Neither is part of Debian's base: the test says so where it could not run.
describe.skipIf(!has("zsh"))("completion in zsh", () => {
  it("hands the words of the program to zsh", () => {
    const script = `compdef() { :; }; _describe() { printf '%s\\n' "\${(@P)4}"; }
      eval "$(listwright completion zsh)"; words=(listwright saved comb); CURRENT=3; _listwright`
    expect(shell("zsh", script)).toEqual(["combine:make one list of several"])
  })
})

describe.skipIf(!has("fish"))("completion in fish", () => {
  it("offers commands, options and choices", () => {
    const script = (line: string) =>
      `listwright completion fish | source; complete -C ${JSON.stringify(line)}`
    expect(shell("fish", script("listwright saved comb"))).toEqual(["combine\tmake one list of several"])
    expect(shell("fish", script("listwright completion "))).toEqual([...SHELLS].toSorted())
  })
})
