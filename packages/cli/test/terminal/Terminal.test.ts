import { PassThrough } from "node:stream"
import { describe, expect, it } from "vitest"
import { processTerminal } from "../../src/terminal/Terminal.ts"

/** A process on a terminal of 80 columns. */
const onTerminal = (env: Readonly<Record<string, string>>) => {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
  return processTerminal({ stdin: stream, stdout: stream, stderr: stream, env } as never)
}

describe("the output of a process", () => {
  it("goes to a terminal as wide as it is", () => {
    expect(onTerminal({ TERM: "xterm-256color" })).toMatchObject({ isOutputTerminal: true, columns: 80 })
  })

  it("is plain text where the terminal understands no control sequences, but a person may still type", () => {
    const { columns, isInputTerminal, isOutputTerminal } = onTerminal({ TERM: "dumb" })
    expect([isInputTerminal, isOutputTerminal, columns]).toEqual([true, false, undefined])
  })
})
