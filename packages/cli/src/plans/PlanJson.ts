import { SavedListId } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { CountJson } from "../counting/CountJson.ts"
import { OverlapJson } from "../saved-lists/SavedListsJson.ts"
import { PlanStep } from "./Plan.ts"

const KINDS = ["count", "combine", "overlap", "explain", "cross", "save"] as const satisfies ReadonlyArray<
  PlanStep["kind"]
>

const named = { name: Schema.String, kind: Schema.Literals(KINDS) }

/** The output of `run --dry-run --json`. */
const PlannedJson = Schema.Struct({
  dryRun: Schema.Literal(true),
  steps: Schema.Array(
    Schema.Struct({
      ...named,
      needs: Schema.Array(Schema.String).annotate({ description: "names of the steps that it waits for" }),
    }),
  ).annotate({ description: "in the order in which they would be done" }),
})

const StepJson = Schema.Union([
  Schema.Struct({
    ...named,
    state: Schema.Literal("done"),
    count: Schema.optionalKey(CountJson).annotate({ description: "of count, combine, explain and cross" }),
    overlap: Schema.optionalKey(OverlapJson),
    saved: Schema.optionalKey(
      Schema.Struct({
        id: SavedListId,
        name: Schema.String,
        wasThere: Schema.Boolean.annotate({ description: "whether the same list had this name before" }),
      }),
    ),
  }),
  Schema.Struct({
    ...named,
    state: Schema.Literal("failed"),
    error: Schema.Struct({ code: Schema.String, message: Schema.String }),
  }),
  Schema.Struct({
    ...named,
    state: Schema.Literal("skipped"),
    because: Schema.String.annotate({ description: "name of the step that was not done" }),
  }),
])
export type StepJson = typeof StepJson.Type

const RanJson = Schema.Struct({
  dryRun: Schema.Literal(false),
  snapshots: Schema.Array(Schema.String).annotate({
    description: "states of the data that the figures describe: one, unless it changed meanwhile",
  }),
  steps: Schema.Array(StepJson).annotate({ description: "in the order in which they were done" }),
})

/** The output of `run --json`. */
export const PlanJson = Schema.Union([PlannedJson, RanJson]).annotate({
  identifier: "PlanRun",
  description: "What a plan would do and what it did.",
})
