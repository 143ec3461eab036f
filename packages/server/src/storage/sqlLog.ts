import { type Exit, Tracer } from "effect"

const QUERY = "db.query.text"
const NANOSECONDS = 1_000_000

class StatementSpan extends Tracer.NativeSpan {
  readonly #write: (line: string) => void

  constructor(options: ConstructorParameters<typeof Tracer.NativeSpan>[0], write: (line: string) => void) {
    super(options)
    this.#write = write
  }

  override end(endTime: bigint, exit: Exit.Exit<unknown, unknown>): void {
    super.end(endTime, exit)
    const text = this.attributes.get(QUERY)
    if (typeof text !== "string") return
    const ms = (Number(endTime - this.startTime) / NANOSECONDS).toFixed(1)
    const failed = exit._tag === "Failure" ? " failed" : ""
    this.#write(`sql ${ms} ms${failed}  ${text.replace(/\s+/g, " ").trim()}\n`)
  }
}

/**
 * Logs each SQL statement on one line when it completes, with its duration, including the wait for a connection. Values
 * aren't logged: they contain personal names, secrets, and passwords.
 */
export const sqlLog = (write: (line: string) => void): Tracer.Tracer =>
  Tracer.make({ span: (options) => new StatementSpan(options, write) })
