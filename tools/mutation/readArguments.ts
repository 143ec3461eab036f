import { parseArgs } from "node:util"
import { isFile, nameInSource, USUAL } from "./folders.ts"

/** The parsed arguments of `npm run mutation`. */
export interface Request {
  /** The folders and files to judge. */
  readonly folders: ReadonlyArray<string>
  /** Tries of each property. */
  readonly runs: number
  readonly workers: number
  readonly json: boolean
  /** True to try each test that cites a rule on the rule's code, and keep what it noticed for `npm run proof`. */
  readonly rules: boolean
}

export type ParsedArguments =
  | { readonly _tag: "Run"; readonly request: Request }
  | { readonly _tag: "Help" }
  | { readonly _tag: "Refused"; readonly reason: string }

export const HELP = `Breaks the domain in one small way after the other and sees whether a test fails.

  npm run mutation -- [folder or file...] [options]
  npm run mutation -- --rules [--runs N] [--workers N]

  folder       of packages/domain/src, or "quantities" or "guards" (files gathered from some);
               ${USUAL.join(", ")} without any
  file         of packages/domain/src, such as pricing/priceOrder.ts; its result is not kept for npm run proof
  --runs N     tries of each property against each change; 50 without it
  --workers N  processes; 2 without it
  --json       the results as JSON
  --rules      tries each test that cites a rule on the code that carries the rule's id
  --help       this text

npm run proof prints the last results, with date and commit.
Changes that cannot matter stand, each with its reason, in tools/mutation/equivalent.json.
Exit code 0: 90 % or more were noticed in every folder, or every rule has a test that notices a change of its code;
1: fewer; 2: bad arguments.
`

const refused = (reason: string): ParsedArguments => ({ _tag: "Refused", reason })

const parsed = (args: ReadonlyArray<string>) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "50" },
      workers: { type: "string", default: "2" },
      json: { type: "boolean", default: false },
      rules: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  })

const isCount = (text: string): boolean => /^[1-9]\d{0,6}$/.test(text)

/** `known`: the folders that may be named; `files`: the files of `src`. */
export const readArguments = (
  args: ReadonlyArray<string>,
  known: ReadonlyArray<string>,
  files: ReadonlyArray<string>,
): ParsedArguments => {
  let read
  try {
    read = parsed(args)
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error))
  }
  const { values, positionals } = read
  if (values.help) return { _tag: "Help" }
  for (const name of ["runs", "workers"] as const)
    if (!isCount(values[name]))
      return refused(`--${name} takes a whole number above 0, not "${values[name]}"`)
  const names = positionals.map((name) => (isFile(name) ? nameInSource(name) : name))
  const strange = names.find((name) => isFile(name) && !files.includes(name))
  if (strange !== undefined) return refused(`There is no file "${strange}" in packages/domain/src.`)
  const stranger = names.find((name) => !isFile(name) && !known.includes(name))
  if (stranger !== undefined)
    return refused(`There is no folder "${stranger}". There are ${known.join(", ")}.`)
  return {
    _tag: "Run",
    request: {
      folders: names.length === 0 ? USUAL : [...new Set(names)],
      runs: Number(values.runs),
      workers: Number(values.workers),
      json: values.json,
      rules: values.rules,
    },
  }
}
