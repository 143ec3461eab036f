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

/**
 * Returns the policy for the chat page, which allows only the script's own origin. The sandbox gives the page its own
 * origin, so that the script can't access the surrounding page or the site's cookies, even if a user opens the page
 * directly.
 */
export const chatPolicy = (script: string): string => {
  const { host, origin, protocol } = new URL(script)
  const socket = `${protocol === "https:" ? "wss" : "ws"}://${host}`
  return policy({
    "default-src": "'none'",
    "script-src": origin,
    "style-src": `${origin} 'unsafe-inline'`,
    "img-src": `${origin} data: blob:`,
    "font-src": `${origin} data:`,
    "media-src": origin,
    "connect-src": `${origin} ${socket}`,
    "frame-src": origin,
    "form-action": origin,
    "base-uri": "'none'",
    "frame-ancestors": "'self'",
    sandbox: "allow-scripts allow-forms allow-popups",
  })
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** The policy for the API documentation page, which consists of one inline script. */
export const docsPolicy: string = policy({
  ...screens,
  "script-src": "'self' 'unsafe-inline'",
})

/**
 * Returns the policy for one of the application's pages, allowing the inline scripts in `page`, each by its hash.
 * Hashes are computed from the exact text that's sent, so a page built while the server runs still matches. A framed
 * page may be shown within other pages of this site, but not of any other site.
 */
export const pagePolicy = (page: string, isFramed = false): string => {
  const scripts = [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  )
  return policy({
    ...screens,
    ...(isFramed ? { "frame-ancestors": "'self'" } : {}),
    "script-src": `'self'${scripts.join("")}`,
  })
}
