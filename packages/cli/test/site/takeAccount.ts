import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Role } from "@listwright/domain/account"
import { inject } from "vitest"
import { commandLine, type Ended, type TestEnvironment } from "../commandLine.ts"
import type { SharedSite } from "./SharedSite.ts"

/** The password of every user that a test makes. */
export const PASSWORD = "Harbor-Street-12"

export interface SiteAccount {
  readonly server: { readonly url: string }
  /** The site's data folder. */
  readonly data: string
  /** A folder for files of these tests. */
  readonly folder: string
  /** The operator's secret. */
  readonly operator: string
  readonly email: string
  readonly token: string
  /** Runs a command line as the user. */
  readonly listwright: (argv: ReadonlyArray<string>, more?: TestEnvironment) => Promise<Ended>
  /** Another token of the user. */
  readonly newToken: () => Promise<string>
  readonly stop: () => void
}

const shared = async (): Promise<SharedSite> => {
  const lent = await fetch(inject("siteLender"))
  const text = await lent.text()
  if (!lent.ok) throw new Error(text)
  return JSON.parse(text)
}

/** Makes a user with an account of their own on the shared site, by the calls that an operator and an invited user make. */
export const takeAccount = async ({ role = "User" }: { readonly role?: Role } = {}): Promise<SiteAccount> => {
  const site = await shared()
  const id = randomUUID().slice(0, 13)
  const email = `dana-${id}@bakery.example`
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const reply = await fetch(`${site.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`)
    return { body: JSON.parse(text), cookie: reply.headers.getSetCookie()[0]?.split(";")[0] ?? "" }
  }
  const asOperator = { "x-listwright-operator": site.operator }
  const user = { email, firstName: "Dana", lastName: "Demo", role, account: `Bakery ${id}` }
  const invitation = { ...user, otherAccounts: [], makeAccounts: true }
  const { body: invited } = await post("/api/v1/operator/users", invitation, asOperator)
  // They try every source, not those alone that new users of the site have.
  await post("/api/v1/operator/users/settings", { email, sources: "all" }, asOperator)
  const secret = String(invited.path).slice("/signin#link=".length)
  const { cookie } = await post("/api/v1/sign-in-links/open", { secret })
  await post("/Login.aspx/ResetPassword", { password: PASSWORD }, { cookie })
  const newToken = async (): Promise<string> =>
    (await post("/api/v1/tokens", { email, password: PASSWORD, name: "test" })).body.token
  const token = await newToken()
  const folder = mkdtempSync(join(tmpdir(), "listwright-cli-"))
  return {
    server: { url: site.url },
    data: site.folder,
    folder,
    operator: site.operator,
    email,
    token,
    newToken,
    listwright: (argv, { env, ...more } = {}) =>
      commandLine(argv, {
        ...more,
        env: { HOME: folder, LISTWRIGHT_URL: site.url, LISTWRIGHT_TOKEN: token, ...env },
      }),
    stop: () => rmSync(folder, { recursive: true, force: true }),
  }
}
