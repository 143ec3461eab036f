import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

const planHelp = `
A plan is a JSON file: {"version": 1, "steps": [...]}, each step with its own name, in any order:
  {"name": "north", "kind": "count", "of": {"file": "north.json"}, "price": true}   or {"saved": ...}, {"definition": ...}
  {"name": "kept", "kind": "save", "of": {"step": "north"}, "as": "North"}
  {"name": "both", "kind": "combine", "operation": "intersect", "lists": [{"step": "kept"}, {"saved": "South"}]}
  {"name": "parts", "kind": "overlap", "lists": [{"step": "kept"}, {"saved": "South"}]}
  {"name": "why", "kind": "explain", "of": {"step": "north"}}
  {"name": "ages", "kind": "cross", "of": {"step": "north"}, "rows": "AGE", "columns": "INCOME"}
A step waits for the steps that it refers to. If a step fails, the steps that refer to it are skipped and the others run; the
exit code is that of the first failure. If the plan runs again, the lists that it saved stay as they are.
Prints rows of tab-separated fields: the step, then the fields of 'count'; 'region', records, with phones, price and its lists;
'saved' or 'kept' with id and name; 'failed' or 'skipped' with the reason. The last row identifies the state of the data.`

/** Declares `run`. */
export const declareRun = () =>
  new Command("run")
    .description("count, combine, report and save as a plan says")
    .argument("<plan>", "the plan, or - for standard input")
    .option("--dry-run", "print the steps in their order, without asking the server")
    .addOption(jsonOption())
    .addHelpText("after", planHelp)

export type RunFlags = CommandFlags<typeof declareRun>
