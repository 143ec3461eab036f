import { describe, expect, it } from "vitest"
import { mutantsOf } from "./mutantsOf.ts"

const changes = (text: string): ReadonlyArray<string> => mutantsOf("x.ts", text).map(({ change }) => change)

describe("the changes to a piece of code", () => {
  it.each<[string, string, ReadonlyArray<string>]>([
    ["a comparison moves its boundary and turns round", "f(a < b)", ["a < b → a <= b", "a < b → a >= b"]],
    ["an equality turns round", "f(a === b)", ["a === b → a !== b"]],
    ["an operator of arithmetic becomes its opposite", "f(a + b)", ["a + b → a - b"]],
    ["texts are not subtracted", 'f("a" + b)', []],
    ["a number grows and shrinks by one", "f(7)", ["7 → 8", "7 → 6"]],
    ["a big integer too", "f(7n)", ["7n → 8n", "7n → 6n"]],
    ["a boolean is its opposite", "f(true)", ["true → false"]],
    ["a text is empty, an empty one is not", 'f("a", "")', ['"a" → ""', '"" → "mutated"']],
    ["a template is empty", "f(`a${b}`)", ['`a${b}` → ""']],
    ["a negation is gone", "f(!a, -b)", ["!a → a", "-b → b"]],
    ["a default is gone, or all there is", "f(a ?? b)", ["a ?? b → a", "a ?? b → b"]],
    ["a chain is no longer careful", "f(a?.b?.(c))", ["a?.b?.(c) → a.b?.(c)", "a?.b?.(c) → a?.b(c)"]],
    ["an element is gone", "f([a, b])", ["[a, b] → [b]", "[a, b] → [a]"]],
    ["a spread adds nothing", "f({ ...a })", ["a → []"]],
    ["a step is gone or turns round", "i++", ["i++ → i--", "i++ → undefined"]],
    ["an assignment is gone or takes away", "a += b", ["a += b → a -= b", "a += b → undefined"]],
    [
      "a smaller one is a greater one, and is alone",
      "f(D.min(a, b))",
      ["D.min(a, b) → D.max(a, b)", "D.min(a, b) → a"],
    ],
    ["rounding is gone", "f(cents(a))", ["cents(a) → a"]],
    ["a filter is gone", "f(a.filter(g))", ["a.filter(g) → a"]],
    ["all are some", "f(a.every(g))", ["a.every(g) → a.some(g)"]],
    ["a membership turns round", "f(a.has(g))", ["a.has(g) → !a.has(g)"]],
    [
      "an anchor of a pattern is gone, its count is another",
      String.raw`f(/^\d{5}$/)`,
      [
        String.raw`/^\d{5}$/ → /\d{5}$/`,
        String.raw`/^\d{5}$/ → /^\d{5}/`,
        String.raw`/^\d{5}$/ → /^\d{6}$/`,
        String.raw`/^\d{5}$/ → /^\d{4}$/`,
      ],
    ],
  ])("%s", (_, text, expected) => {
    // A call on its own can also be left out as a whole.
    const all = text.startsWith("f(") ? [...expected, `${text} → undefined`] : expected
    expect(changes(text).toSorted()).toEqual(all.toSorted())
  })

  it("turn a condition both ways, once", () => {
    expect(changes("if (a) b()")).toEqual(["a → true", "a → false", "b() → undefined"])
    expect(changes("const c = a < 1 ? b : d")).toEqual([
      "a < 1 → a <= 1",
      "a < 1 → true",
      "a < 1 → false",
      "1 → 2",
      "1 → 0",
    ])
  })

  it("leave each side of a condition out, and do not also reverse it", () => {
    expect(changes("const c = a === b && d")).toEqual([
      "a === b && d → (a === b) || (d)",
      "a === b && d → a === b",
      "a === b && d → d",
    ])
  })

  it("take what a function answers away", () => {
    expect(changes("const f = () => a")).toEqual(["a → undefined"])
    expect(changes("function f() { return a }")).toEqual(["a → undefined"])
    expect(changes("const f = () => { return undefined }")).toEqual([])
  })

  it("let a case match nothing", () => {
    expect(changes('switch (a) { case "b": f(c) }')).toEqual(['"b" → Symbol()', "f(c) → undefined"])
  })

  it("leave types, names, imports and what is only a label alone", () => {
    expect(
      changes(`
        import { a } from "b"
        export type T = "x" | 1
        interface I { readonly a: 5 }
        const o = { a, "b": a }
        const f = Effect.fn("f")(g)
        class S extends Context.Service<S>()("S") {}
      `),
    ).toEqual([])
  })

  it("see through assertions of types", () => {
    expect(changes("const a = [1] as const")).toEqual(["[1] → []", "1 → 2", "1 → 0"])
  })

  it("come with their line", () => {
    expect(mutantsOf("x.ts", "const a = 1\n  f(true)\n").at(-1)).toEqual({
      file: "x.ts",
      start: 16,
      end: 20,
      replacement: "false",
      line: 2,
      text: "f(true)",
      change: "true → false",
    })
  })
})
