import { parseArgs } from "node:util"

/** The options that `npm run properties` was given. */
export interface Request {
  readonly runs: number
  /** Absent: a new one. */
  readonly seed: number | undefined
  readonly only: ReadonlyArray<string>
  readonly path: string | undefined
  readonly json: boolean
}

export type ParsedArguments =
  | { readonly _tag: "Run"; readonly request: Request }
  | { readonly _tag: "Help" }
  | { readonly _tag: "Refused"; readonly reason: string }

export const HELP = `Tries every sentence about the domain with many random values.

  npm run properties -- [options]

  --runs N     tries of each sentence; 1,000 without it
  --seed S     the seed of the random values; a new one without it
  --only TEXT  only the group of that name, or the sentences with that text in them; may be given several times
  --path P     only the counter-example found there; needs --seed and one sentence, as printed at a failure
  --json       the results as JSON (npm run --silent properties -- --json)
  --help       this text

The sentences stand in packages/domain/test/<group>/*.properties.ts. Exit code 0: all held, 1: some failed, 2: bad arguments.
`

const refused = (reason: string): ParsedArguments => ({ _tag: "Refused", reason })

const parsed = (args: ReadonlyArray<string>) =>
  parseArgs({
    args: [...args],
    options: {
      runs: { type: "string", default: "1000" },
      seed: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      path: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  }).values

const MAX_RUNS = 100_000_000

/** Runs: 1 to 100 million. Seeds: 32-bit integers, negative ones included (`--seed=-5`). */
export const readArguments = (args: ReadonlyArray<string>): ParsedArguments => {
  let values
  try {
    values = parsed(args)
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error))
  }
  const { runs, seed, only, path, json, help } = values
  if (help) return { _tag: "Help" }
  const tries = Number(runs.replaceAll(/[,_]/g, ""))
  if (!Number.isInteger(tries) || tries < 1 || tries > MAX_RUNS)
    return refused(`--runs must be a whole number from 1 to 100,000,000, not "${runs}"`)
  if (seed !== undefined && (!/^-?\d+$/.test(seed) || Number(seed) !== (Number(seed) | 0)))
    return refused(`--seed takes a whole number of 32 bits, not "${seed}"`)
  if (only.includes("")) return refused("--only takes the name of a group or a part of a sentence")
  if (path !== undefined && !/^\d+(:\d+)*$/.test(path))
    return refused(`--path takes numbers with colons between them, as in 12:0:3, not "${path}"`)
  if (path !== undefined && seed === undefined)
    return refused("--path needs the --seed that it was found with")
  return {
    _tag: "Run",
    request: { runs: tries, seed: seed === undefined ? undefined : Number(seed), only, path, json },
  }
}
