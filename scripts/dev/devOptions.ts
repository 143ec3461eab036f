import { parseArgs } from "node:util"

export interface DevOptions {
  /** Answers from recordings instead of a server; the milliseconds that each call takes, as typed. */
  readonly mock: { readonly delay: string | undefined } | undefined
  /** True if the server and its engines can be inspected. */
  readonly inspect: boolean
  /** Options for the server: its data folder and records. */
  readonly forServer: ReadonlyArray<string>
  /** All the rest. */
  readonly forVite: ReadonlyArray<string>
}

const OWN = {
  mock: "boolean",
  inspect: "boolean",
  delay: "string",
  data: "string",
  records: "string",
} as const
const isOwn = (name: string): name is keyof typeof OWN => Object.hasOwn(OWN, name)

/** Splits the command line into the options for each program, or returns a text that says what is wrong with it. */
export const devOptions = (argv: ReadonlyArray<string>): DevOptions | string => {
  const { tokens, values } = parseArgs({
    args: [...argv],
    options: {
      mock: { type: "boolean" },
      inspect: { type: "boolean" },
      delay: { type: "string" },
      data: { type: "string" },
      records: { type: "string" },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const taken = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== "option" || !isOwn(token.name)) continue
    if (OWN[token.name] === "string" && token.value === undefined) return `${token.rawName} needs a value`
    taken.add(token.index)
    if (token.value !== undefined && token.inlineValue !== true) taken.add(token.index + 1)
  }
  const text = (value: string | boolean | undefined) => (typeof value === "string" ? value : undefined)
  return {
    mock: values.mock === true ? { delay: text(values.delay) } : undefined,
    inspect: values.inspect === true,
    forServer: (["data", "records"] as const).flatMap((name) => {
      const value = text(values[name])
      return value === undefined ? [] : [`--${name}`, value]
    }),
    forVite: argv.filter((_, index) => !taken.has(index)),
  }
}
