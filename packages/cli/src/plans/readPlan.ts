import { schemaProblems } from "@listwright/domain/shared"
import { dirname, isAbsolute, join } from "node:path"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { canonicalDefinition } from "@listwright/domain/definition"
import { Effect, Result, Schema } from "effect"
import { readDefinition } from "../counting/definitionFile.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { readText } from "../terminal/readText.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { Plan } from "./Plan.ts"
import { type SortedStep, checkAndSortSteps } from "./planProblems.ts"

const decode = Schema.decodeUnknownEffect(Plan)

/** A plan that is ready to run: its steps in order, and the definitions that its count steps use. */
export interface LoadedPlan {
  readonly steps: ReadonlyArray<SortedStep>
  /** The definitions by the name of their count step; definitions of saved lists aren't known yet. */
  readonly definitions: ReadonlyMap<string, CanonicalDefinition>
}

const readDefinitions = Effect.fnUntraced(function* (plan: Plan, folder: string, terminal: Terminal) {
  const definitions = new Map<string, CanonicalDefinition>()
  for (const [at, step] of plan.steps.entries()) {
    if (step.kind !== "count" || "saved" in step.of) continue
    if ("definition" in step.of) {
      definitions.set(step.name, canonicalDefinition(step.of.definition))
      continue
    }
    const { file } = step.of
    const path = isAbsolute(file) ? file : join(folder, file)
    const read = yield* readDefinition(path, terminal).pipe(
      Effect.mapError(
        ({ kind, message }) => new CommandFailed({ kind, message: `steps.${at}.of.file: ${message}` }),
      ),
    )
    definitions.set(step.name, read)
  }
  return definitions
})

/** Reads a plan and the local files it refers to; '-' means standard input. Reports every error with its field. */
export const readPlan = Effect.fn("readPlan")(function* (file: string, terminal: Terminal) {
  const name = file === "-" ? "Standard input" : file
  const invalid = (message: string) =>
    new CommandFailed({ kind: "validation", message: `${name} isn't a plan: ${message}` })
  const text = yield* readText(file, terminal)
  const json: unknown = yield* Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: (cause) => invalid(cause instanceof Error ? cause.message : String(cause)),
  })
  const plan = yield* decode(json, { errors: "all", onExcessProperty: "error" }).pipe(
    Effect.mapError((error) =>
      invalid(schemaProblems(error).replaceAll("Expected no excess property", "isn't a known field")),
    ),
  )
  const ordered = checkAndSortSteps(plan.steps)
  if (Result.isFailure(ordered))
    return yield* invalid(ordered.failure.map(({ field, text: said }) => `${field}: ${said}`).join("; "))
  const definitions = yield* readDefinitions(plan, file === "-" ? "." : dirname(file), terminal)
  return { steps: ordered.success, definitions } satisfies LoadedPlan
})
