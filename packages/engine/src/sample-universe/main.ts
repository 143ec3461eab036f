/** `npm run universe -- --records N [--out DIR] [--seed S]`: builds a universe, in `universe-N` by default. */
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Console, Effect } from "effect"
import { ensureUniverse } from "./ensureUniverse.ts"

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "1000000" },
    out: { type: "string" },
    seed: { type: "string", default: "2026" },
  },
})

const whole = (name: string, text: string): Effect.Effect<number, string> =>
  /^\d{1,10}$/.test(text) ? Effect.succeed(Number(text)) : Effect.fail(`--${name} must be a whole number`)

const program = Effect.gen(function* () {
  const records = yield* whole("records", values.records)
  const seed = yield* whole("seed", values.seed)
  const folder = values.out ?? `universe-${records}`
  const started = performance.now()
  const manifest = yield* ensureUniverse({
    folder,
    records,
    seed,
    onProgress: (fraction) => process.stderr.write(`\r${Math.floor(fraction * 100)}%`),
  })
  const bytes = [...manifest.people, ...manifest.payload].reduce((sum, file) => sum + file.bytes, 0)
  yield* Console.log(
    [
      ["folder", folder],
      ["snapshot", manifest.snapshot],
      ["records", manifest.records],
      ["households", manifest.households],
      ["megabytes", Math.round(bytes / 1e6)],
      ["seconds", ((performance.now() - started) / 1_000).toFixed(1)],
    ]
      .map((row) => row.join("\t"))
      .join("\n"),
  )
})

NodeRuntime.runMain(program)
