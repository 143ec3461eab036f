import { assert, expect, expectTypeOf } from "vitest"

/**
 * Replaces vitest while mutants are tried: collects the same tests and can run each one repeatedly in one process.
 * Assertions are vitest's own.
 */
type Body = (...values: ReadonlyArray<unknown>) => unknown

/** A test with the hooks around it. */
export interface Collected {
  readonly title: string
  /** The same with the value of `$name` in a row of a table. */
  readonly shown: string
  readonly run: () => Promise<void>
}

interface Scope {
  readonly titles: ReadonlyArray<string>
  readonly shown: ReadonlyArray<string>
  readonly before: Array<Body>
  readonly after: Array<Body>
  readonly parent: Scope | null
}

const outermost = (): Scope => ({ titles: [], shown: [], before: [], after: [], parent: null })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** `$file.rule` of a row as vitest writes it; what the row does not have stays as it is. */
const filled = (title: string, row: unknown): string =>
  title.replaceAll(/\$([\w.]+)/g, (whole, path: string) => {
    const value = path
      .split(".")
      .reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), row)
    return typeof value === "string" || typeof value === "number" ? String(value) : whole
  })

let scope = outermost()
let collected: Array<Collected> = []

/** The tests that loading a file brings. */
export const collect = async (load: () => Promise<unknown>): Promise<ReadonlyArray<Collected>> => {
  scope = outermost()
  collected = []
  await load()
  return collected
}

const scopesOf = (inner: Scope): ReadonlyArray<Scope> =>
  inner.parent === null ? [inner] : [...scopesOf(inner.parent), inner]

const describeOne = (title: string, body: Body, values: ReadonlyArray<unknown>): void => {
  const outer = scope
  scope = {
    titles: [...outer.titles, title],
    shown: [...outer.shown, filled(title, values[0])],
    before: [],
    after: [],
    parent: outer,
  }
  const answer = body(...values)
  scope = outer
  if (answer instanceof Promise) throw new Error(`describe("${title}") is asynchronous`)
}

const testOne = (title: string, body: Body, values: ReadonlyArray<unknown>): void => {
  const scopes = scopesOf(scope)
  collected.push({
    title: [...scope.titles, title].join(" > "),
    shown: [...scope.shown, filled(title, values[0])].join(" > "),
    run: async () => {
      for (const { before } of scopes) for (const hook of before) await hook()
      try {
        await body(...values, ...(values.length === 0 ? [{ expect }] : []))
      } finally {
        for (const { after } of scopes.toReversed()) for (const hook of after) await hook()
      }
    },
  })
}

type Stated = (title: string, body: Body, values: ReadonlyArray<unknown>) => void

/** `it(title, body)` with `it.each(rows)(title, body)`; what is skipped is not collected. */
const stating = (state: Stated) =>
  Object.assign((title: string, body: Body) => state(title, body, []), {
    each: (rows: ReadonlyArray<unknown>) => (title: string, body: Body) => {
      for (const [at, row] of rows.entries())
        state(`${title} [${at}]`, body, Array.isArray(row) ? row : [row])
    },
    for: (rows: ReadonlyArray<unknown>) => (title: string, body: Body) => {
      for (const [at, row] of rows.entries()) state(`${title} [${at}]`, body, [row])
    },
    skip: () => {},
    todo: () => {},
  })

export const describe = stating(describeOne)
export const it = stating(testOne)
export const test = it
export const beforeEach = (hook: Body): void => void scope.before.push(hook)
export const afterEach = (hook: Body): void => void scope.after.push(hook)
export { assert, expect, expectTypeOf }
