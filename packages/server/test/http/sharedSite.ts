import { beforeAll, inject } from "vitest"
import { addressIn } from "../site/addressIn.ts"
import type { SharedSite } from "../site/sharedSites.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The address at which a worker asks for its site. */
    readonly sharedSites: string
  }
}

/** The first to ask in a new checkout waits until the demo universes are built. */
const FIRST_MS = 300_000

/** Never called: tells whoever looks for the tests that a change reaches that these reach the whole server. */
export const served = () => import("../../src/index.ts")

const jsonOf = async (response: Response) => {
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** Signs a file's own user in, in place of the demo user with this address; the cookie. */
export type SignInDirectly = (email: string) => Promise<string>

const signIns = new WeakMap<() => string, SignInDirectly>()

/** Returns a function that signs in at a shared site without a password; undefined if the site isn't shared. */
export const directSignIn = (url: () => string): SignInDirectly | undefined => signIns.get(url)

/**
 * The site of this worker, which other test files use before and after: a file has users of its own here, in place of the
 * demo users, and so sees nothing of what others did. A file that changes settings, signs in with passwords, restarts
 * the server, acts as the operator, or looks at its folder needs a `servedSite`.
 */
export const sharedSite = (): { readonly url: () => string; readonly email: (of: string) => string } => {
  let site: SharedSite = { url: "", control: "" }
  let team = 0
  const url = () => site.url
  const email = (of: string) => addressIn(team, of)
  beforeAll(async () => {
    const worker = process.env["VITEST_POOL_ID"] ?? "1"
    site = await jsonOf(await fetch(`${inject("sharedSites")}/?worker=${worker}`))
    team = (await jsonOf(await fetch(`${site.control}/teams`, { method: "POST" }))).team
  }, FIRST_MS)
  signIns.set(url, async (of) => {
    const asked = `${site.control}/sessions?email=${encodeURIComponent(email(of))}`
    return (await jsonOf(await fetch(asked, { method: "POST" }))).cookie
  })
  return { url, email }
}
