import { globSync } from "node:fs"
import { join } from "node:path"
import { root } from "../docs/productRules.ts"

/** Loads every file of the domain and calls nothing: what runs during that says nothing about a rule. */
for (const file of globSync("packages/domain/src/**/*.ts", { cwd: root })) await import(join(root, file))
