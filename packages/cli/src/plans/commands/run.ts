import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption } from "../../terminal/options.ts"

const planHelp = `
A plan is a JSON file: {"version": 1, "steps": [...]}, each step with a name of its own, in any order:
  {"name": "north", "kind": "count", "of": {"file": "north.json"}, "price": true}   or {"saved": ...}, {"definition": ...}
  {"name": "kept", "kind": "save", "of": {"step": "north"}, "as": "North"}
  {"name": "both", "kind": "combine", "operation": "intersect", "lists": [{"step": "kept"}, {"saved": "South"}]}
  {"name": "parts", "kind": "overlap", "lists": [{"step": "kept"}, {"saved": "South"}]}
  {"name": "why", "kind": "explain", "of": {"step": "north"}}
  {"name": "ages", "kind": "cross", "of": {"step": "north"}, "rows": "AGE", "columns": "INCOME"}
A step waits for those that it names. If one fails, the steps that name it are skipped; the others run, and the exit code is
that of the first failure. A list that a plan saves is kept as it is when the plan runs again.
Prints rows of tab-separated fields: the step, then the fields of 'count'; 'region', records, with phones, price and its lists;
'saved' or 'kept' with id and name; 'failed' or 'skipped' with the reason. The last row names the state of the data.`

/** Declares `run`. */
export const declareRun = () =>
  new Command("run")
    .description("count, combine, report and save as a plan says")
    .argument("<plan>", "the plan, or - for standard input")
    .option("--dry-run", "print the steps in their order, without asking the server")
    .addOption(jsonOption())
    .addHelpText("after", planHelp)

export type RunFlags = FlagsOf<typeof declareRun>
