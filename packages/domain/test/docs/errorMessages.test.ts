import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "../../../..")

/** Each class of errors in a file, from its head to its closing brace. */
const errorClasses = (text: string): ReadonlyArray<string> =>
  text
    .split(/^(?=(?:export )?class )/m)
    .filter((part) => /^(?:export )?class \w+ extends Schema\.TaggedError/.test(part))
    .map((part) => /^[^]*?^(?:.*\{\}|\})$/m.exec(part)?.[0] ?? part)

const isSilent = (written: string): boolean =>
  /\breason: Schema/.test(written) && !/\bget message\(\)|\bmessage: Schema/.test(written)

it("an error that has a reason says it as its message, which logs and queues keep", () => {
  const silent = globSync("packages/*/src/**/*.ts", { cwd: root }).flatMap((file) =>
    errorClasses(readFileSync(join(root, file), "utf8"))
      .filter(isSilent)
      .map((written) => `${file}: ${/class (\w+)/.exec(written)?.[1]}`),
  )
  expect(silent).toEqual([])
})

it("notices one that keeps its reason to itself", () => {
  const head = 'export class Lost extends Schema.TaggedError<Lost>()("Lost", {\n  reason: Schema.String,\n})'
  const told = "{\n  override get message(): string {\n    return this.reason\n  }\n}\n"
  expect(errorClasses(`${head} {}\n`).map(isSilent)).toEqual([true])
  expect(errorClasses(`${head} ${told}`).map(isSilent)).toEqual([false])
})
