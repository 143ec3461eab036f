/**
 * Loads a data provider's records. `import --mapping FILE --out DIR` builds a universe from complete files; `delta
 * --from DIR --mapping FILE --changes FILE --out DIR` builds a new universe from an imported one and a change file.
 * Both accept `[--max-refused PERCENT] [--json]`.
 */
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Console, Effect } from "effect"
import { buildDeltaUniverse } from "./buildDeltaUniverse.ts"
import type { DeltaReport, ImportReport } from "./ImportReport.ts"
import { type ImportProgress, DEFAULT_REFUSAL_LIMIT_PERCENT } from "./ImportRequest.ts"
import { importUniverse } from "./importUniverse.ts"
import type { BuiltUniverse } from "./buildFromFiles.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    mapping: { type: "string" },
    out: { type: "string" },
    from: { type: "string" },
    changes: { type: "string" },
    "max-refused": { type: "string", default: String(DEFAULT_REFUSAL_LIMIT_PERCENT) },
    json: { type: "boolean", default: false },
  },
})

const needed = (name: "mapping" | "out" | "from" | "changes"): Effect.Effect<string, string> => {
  const value = values[name]
  return value === undefined ? Effect.fail(`--${name} is needed`) : Effect.succeed(value)
}

const percent = (text: string): Effect.Effect<number, string> =>
  /^\d{1,3}(\.\d+)?%?$/.test(text)
    ? Effect.succeed(Number(text.replace("%", "")))
    : Effect.fail("--max-refused must be a percentage, like 1 or 0.5")

const onProgress = ({ fraction, stage }: ImportProgress): void => {
  process.stderr.write(`\r${stage} ${Math.floor(fraction * 100)}%   `)
}

const lines = ({ manifest, report }: BuiltUniverse<ImportReport | DeltaReport>, folder: string): string => {
  const did =
    "added" in report ? (["added", "changed", "removed"] as const).map((key) => [key, report[key]]) : []
  return [
    ["folder", folder],
    ["snapshot", manifest.snapshot],
    ["records", manifest.records],
    ["households", manifest.households],
    ["rows read", report.rows],
    ...did,
    ["rows refused", report.refused],
    ...report.refusals.map(({ column, file, kind, line, rows }) => [
      kind,
      rows,
      column,
      `first: line ${line} of ${file}`,
    ]),
    ["refused file", report.refusedFile],
    ...report.correctionFiles.map((file) => ["file to fix", file]),
    ["far from their ZIP Code", report.farPlaces.records],
    ...report.farPlaces.examples.map(({ file, latitude, line, longitude, zip }) => [
      "far place",
      zip,
      `${latitude}, ${longitude}`,
      `line ${line} of ${file}`,
    ]),
  ]
    .map((row) => row.join("\t"))
    .join("\n")
}

const program = Effect.gen(function* () {
  const [command] = positionals
  if (command !== "import" && command !== "delta") return yield* Effect.fail("choose import or delta")
  const [mapping, folder] = [yield* needed("mapping"), yield* needed("out")]
  const request = { mapping, folder, maxRefused: yield* percent(values["max-refused"]), onProgress }
  const made =
    command === "import"
      ? yield* importUniverse(request)
      : yield* buildDeltaUniverse({
          ...request,
          from: yield* needed("from"),
          changes: yield* needed("changes"),
        })
  process.stderr.write("\n")
  yield* Console.log(values.json ? JSON.stringify({ folder, ...made }, null, 2) : lines(made, folder))
})

/** Prints the error message without a stack trace. */
const reported = program.pipe(
  Effect.catch((failure) =>
    Effect.sync(() => {
      process.stderr.write(`\n${typeof failure === "string" ? failure : failure.message}\n`)
      process.exitCode = 1
    }),
  ),
)

NodeRuntime.runMain(reported)
