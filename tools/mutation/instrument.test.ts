import { stripTypeScriptTypes } from "node:module"
import { runInNewContext } from "node:vm"
import { describe, expect, it } from "vitest"
import { instrument } from "./instrument.ts"
import { mutantsOf } from "./mutantsOf.ts"

const numbered = (text: string) => mutantsOf("x.ts", text).map((mutant, id) => ({ id, mutant }))

/** Runs a piece of code with a mutant switched on and returns its answer; -1 switches on no mutant. */
const answerWith = (text: string, active: number): unknown => {
  const code = stripTypeScriptTypes(instrument("x.ts", text, numbered(text)))
  return runInNewContext(`${code}\nanswer`, { mutant: (id: number) => id === active })
}

describe("a file with its mutants in it", () => {
  it("is the file itself where it has none", () => {
    expect(instrument("x.ts", "const a: number = b", [])).toBe("const a: number = b")
  })

  it("does what the file does while none is switched on, and one thing else for each", () => {
    const text = `
      const list: Array<number> = []
      const add = (n: number): void => {
        if (n > 2) list.push(n)
        else list.push(-n)
      }
      add(1)
      add(3)
      const answer = list.join("|")`
    const all = numbered(text)
    expect(answerWith(text, -1)).toBe("-1|3")
    const answers = Object.fromEntries(all.map(({ id, mutant }) => [mutant.change, answerWith(text, id)]))
    expect(answers).toMatchObject({
      "n > 2 → true": "1|3",
      "n > 2 → false": "-1|-3",
      "-n → n": "1|3",
      "list.push(n) → undefined": "-1",
      "add(1) → undefined": "3",
      "add(3) → undefined": "-1",
      "2 → 3": "-1|-3",
      '"|" → ""': "-13",
    })
  })

  it("holds mutants inside mutants", () => {
    const text = `const a: number = 1; const b: number = 2; const answer = a < 1 + 1 && b > 2`
    const all = numbered(text)
    const find = (change: string) => all.find(({ mutant }) => mutant.change === change)?.id ?? Number.NaN
    expect(answerWith(text, -1)).toBe(false)
    expect(answerWith(text, find("b > 2 → b >= 2"))).toBe(true)
    expect(answerWith(text, find("a < 1 + 1 && b > 2 → (a < 1 + 1) || (b > 2)"))).toBe(true)
    expect(answerWith(text, find("a < 1 + 1 && b > 2 → a < 1 + 1"))).toBe(true)
  })
})
