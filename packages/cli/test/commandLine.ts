import { PassThrough, Readable, Writable } from "node:stream"
import { run } from "../src/run.ts"
import { holdAgainstSchema } from "./documented.ts"

export interface TestEnvironment {
  readonly env?: Readonly<Record<string, string>>
  readonly stdin?: string
  /** Lines that a person types, one per question; without them there is no person. */
  readonly typed?: ReadonlyArray<string>
  /** The width of the terminal that the output goes to; without it, the output doesn't go to a terminal. */
  readonly columns?: number
}

export interface Ended {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

const collecting = (onText: (text: string) => void = () => {}) => {
  const chunks: Array<Buffer> = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(Buffer.from(chunk))
      onText(String(chunk))
      done()
    },
  })
  return { stream, text: () => Buffer.concat(chunks).toString("utf8") }
}

/** Answers each question with the next line; ends the input if no lines are left. */
const typist = (typed: ReadonlyArray<string>) => {
  const keyboard = new PassThrough()
  const left = [...typed]
  const answer = (question: string) => {
    if (!question.endsWith(": ")) return
    const line = left.shift()
    setImmediate(() => (line === undefined ? keyboard.end() : keyboard.write(`${line}\n`)))
  }
  return { keyboard, answer }
}

/** Runs a command line in this process. JSON is held against its schema. */
export const commandLine = async (
  argv: ReadonlyArray<string>,
  { columns, env = {}, stdin = "", typed }: TestEnvironment = {},
): Promise<Ended> => {
  const { keyboard, answer } = typist(typed ?? [])
  const [stdout, stderr] = [collecting(), collecting(answer)]
  const exitCode = await run(argv, {
    stdin: typed === undefined ? Readable.from([Buffer.from(stdin)]) : keyboard,
    stdout: stdout.stream,
    stderr: stderr.stream,
    isInputTerminal: typed !== undefined,
    isOutputTerminal: columns !== undefined,
    ...(columns === undefined ? {} : { columns }),
    env,
  })
  // Whatever a test is about, the JSON that it gets is the one that is documented.
  if (exitCode === 0 && argv.includes("--json")) holdAgainstSchema(argv, stdout.text())
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() }
}
