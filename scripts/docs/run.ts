import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { missing, strangers } from "./evidence.ts"
import { pages, state } from "./pages.ts"
import { readProofs, unproven } from "./proofs.ts"
import { root } from "./specIndex.ts"

/** `npm run docs [concept...]`: writes the generated pages and lists the rules that are not covered yet. */
const concepts = process.argv.slice(2)
for (const { file, text } of pages()) {
  writeFileSync(join(root, file), text)
  console.log(`Wrote ${file}`)
}

const { rules, evidence } = state()
const lacking = missing(rules, evidence)
console.log(`${rules.length - lacking.length} of ${rules.length} rules have code and test.`)
for (const { rule, lacks } of lacking)
  if (concepts.length === 0 || concepts.includes(rule.concept))
    console.log(`  ${rule.concept}: ${rule.id} lacks ${lacks} (${rule.where})`)
for (const { id, file, line } of strangers(rules, evidence))
  console.log(`  ${file}:${line} names ${id}, which is no rule`)
for (const { id, concept } of unproven(rules, evidence.tests, readProofs()))
  console.log(
    `  ${concept}: ${id} has no test that is known to notice a change of its code: npm run mutation -- --rules`,
  )
