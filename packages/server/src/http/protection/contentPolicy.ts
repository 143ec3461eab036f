import { createHash } from "node:crypto"

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ")

const screens = {
  "default-src": "'self'",
  // Components write their own small style sheets; a style cannot read or send anything.
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self' data:",
  "worker-src": "'self' blob:",
  "object-src": "'none'",
  "base-uri": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
} as const

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** For the page of the contract, which is one inline script. */
export const policyOfDocs: string = policy({
  ...screens,
  "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
})

/**
 * For one page of the application: of its inline scripts, those that `page` holds, each allowed by its hash. Written from
 * the very text that is sent, so that a page built while the server runs matches it. `frameAncestors`: who may show it within
 * a page.
 */
export const policyOfPage = (page: string, frameAncestors: "'none'" | "'self'" = "'none'"): string => {
  const scripts = [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  )
  return policy({
    ...screens,
    "frame-ancestors": frameAncestors,
    "script-src": `'self'${scripts.join("")}`,
  })
}
