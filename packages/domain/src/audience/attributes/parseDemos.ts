import { Effect, Result, Schema } from "effect"
import { Demographics } from "./Demographics.ts"
import { demoRefusedText } from "./demoRefusedText.ts"
import {
  criterionOfDemoText,
  type DemoRefused,
  namedColumn,
  splitDemo,
  type WrittenDemo,
} from "./parseDemo.ts"

/** A criterion as written cannot be used; `message` says why, and what could be. */
export class DemoNotUnderstood extends Schema.TaggedError<DemoNotUnderstood>()("DemoNotUnderstood", {
  message: Schema.String,
}) {}

const understood = <A>(result: Result.Result<A, DemoRefused>) =>
  Result.isSuccess(result)
    ? Effect.succeed(result.success)
    : Effect.fail(new DemoNotUnderstood({ message: demoRefusedText(result.failure) }))

/** What is written of one column several times are alternatives, as if written at once. */
const byColumn = (all: ReadonlyArray<WrittenDemo>): ReadonlyArray<WrittenDemo> => {
  const found = new Map<string, WrittenDemo>()
  for (const { column, parts } of all) {
    const [first, ...others] = found.get(column)?.parts ?? []
    found.set(column, { column, parts: first === undefined ? parts : [first, ...others, ...parts] })
  }
  return [...found.values()]
}

/** Reads criteria written as 'AGE=25-44' and 'INCOME=A,B,C' against the columns of a source. */
export const parseDemos = Effect.fn("parseDemos")(function* (listType: number, texts: ReadonlyArray<string>) {
  if (texts.length === 0) return []
  const written = byColumn(yield* Effect.forEach(texts, (text) => understood(splitDemo(text))))
  const demographics = yield* Demographics
  const columns = yield* demographics.columns(listType)
  return yield* Effect.forEach(written, (demo) =>
    Effect.gen(function* () {
      const { column } = yield* understood(namedColumn(demo, columns))
      return yield* understood(criterionOfDemoText(yield* demographics.column(listType, column), demo))
    }),
  )
})
