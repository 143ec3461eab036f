import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { pages } from "./pages.ts"
import { root } from "./productRules.ts"

/** `npm run docs`: writes the generated pages. */
for (const { file, text } of pages()) {
  writeFileSync(join(root, file), text)
  console.log(`Wrote ${file}`)
}
