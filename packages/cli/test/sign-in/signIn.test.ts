import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { http, HttpResponse } from "msw"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { WhoamiJson } from "../../src/sign-in/WhoamiJson.ts"
import { commandLine } from "../commandLine.ts"
import { watchNetwork } from "../site/network.ts"
import { PASSWORD, type SiteAccount, takeAccount } from "../site/takeAccount.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

const network = watchNetwork()
let site: SiteAccount
let server: SiteAccount["server"]
let email = ""
let token = ""
beforeAll(async () => {
  site = await takeAccount()
  server = site.server
  email = site.email
  token = site.token
})
afterAll(() => site.stop())

const decodeWhoami = Schema.decodeUnknownSync(Schema.fromJsonString(WhoamiJson))

const home = () => {
  const folder = temporaryFolder()
  return { env: { XDG_CONFIG_HOME: folder }, file: join(folder, "listwright", "sign-in.json") }
}

const storedIn = (file: string): { readonly token: string; readonly expiresAt: string } =>
  JSON.parse(readFileSync(file, "utf8"))

const login = (env: Readonly<Record<string, string>>, password = PASSWORD, address = email) =>
  commandLine(["login", "--url", server.url, "--email", address, "--password-stdin"], {
    env,
    stdin: `${password}\n`,
  })

describe("login", () => {
  it("stores address and token where only their owner can read them", async () => {
    const { env, file } = home()
    const before = Date.now()
    const signedIn = await login(env)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const stored = storedIn(file)
    expect(stored).toEqual({
      version: 1,
      url: server.url,
      token: expect.stringMatching(/^lw_[\w-]{43}$/),
      expiresAt: expect.any(String),
    })
    expect(Date.parse(stored.expiresAt) - before).toBeGreaterThanOrEqual(90 * 86_400_000)
    const until = stored.expiresAt.slice(0, 10)
    expect(signedIn).toEqual({
      exitCode: 0,
      stdout: `Signed in to ${server.url} as ${email} until ${until}. The token is stored in ${file}.\n`,
      stderr: "",
    })
  })

  it("closes a file that others could read", async () => {
    const { env, file } = home()
    await login(env)
    writeFileSync(file, "{}", { mode: 0o644 })
    await login(env)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it("names the token after the machine, and never prints it", async () => {
    const { env, file } = home()
    const { stdout } = await login(env)
    const { stdout: listed } = await commandLine(["account", "sessions"], { env })
    expect(listed).toMatch(/^current\t\S+\tlistwright on ./)
    expect(network.bodies("/api/v1/tokens").at(-1).name).toMatch(/^listwright on ./)
    expect(stdout).not.toContain(storedIn(file).token)
  })

  it("lets the commands after it do without anything else", async () => {
    const { env } = home()
    await login(env)
    expect((await commandLine(["count", "--zip", "60614"], { env })).stdout).toBe("total\t3\t2\n")
  })

  it("gives its token to no other server", async () => {
    const { env } = home()
    await login(env)
    const elsewhere = { ...env, LISTWRIGHT_URL: "http://127.0.0.1:9" }
    const { exitCode, stderr } = await commandLine(["count", "--zip", "60614"], { env: elsewhere })
    expect(exitCode).toBe(4)
    expect(stderr).toBe(
      "You aren't signed in to http://127.0.0.1:9. Run: listwright login --url http://127.0.0.1:9\n",
    )
  })

  it("refuses a wrong password without saying what was wrong", async () => {
    const { env, file } = home()
    expect(await login(env, "wrong")).toEqual({
      exitCode: 4,
      stdout: "",
      stderr: "The email address or password entered is invalid.\n",
    })
    expect(existsSync(file)).toBe(false)
  })

  it("says how long to wait after too many attempts", async () => {
    network.use(
      http.post("*/api/v1/tokens", () =>
        HttpResponse.json({ _tag: "TooMany", message: "", retryAfterSeconds: 30 }, { status: 429 }),
      ),
    )
    const { exitCode, stderr } = await login(home().env)
    expect([exitCode, stderr]).toEqual([4, "Too many attempts. Please try again in 30 seconds.\n"])
  })

  it("asks the server nothing when the address is none", async () => {
    const { exitCode, stderr } = await login(home().env, PASSWORD, "demo")
    expect([exitCode, stderr]).toEqual([5, "--email: E-mail must be valid\n"])
  })

  it("wants the password on standard input when there is no terminal", async () => {
    const { exitCode, stderr } = await commandLine(["login", "--url", server.url, "--email", email], home())
    expect(exitCode).toBe(2)
    expect(stderr).toBe(
      "There is no terminal for entering a password. Pass the password on standard input with --password-stdin.\n",
    )
  })

  it("asks a person for address and password, and shows no password", async () => {
    const { env, file } = home()
    const typed = [email, PASSWORD]
    const { exitCode, stdout, stderr } = await commandLine(["login", "--url", server.url], { env, typed })
    expect(exitCode).toBe(0)
    expect(existsSync(file)).toBe(true)
    expect(stderr).toMatch(/^Email: [^]*Password: \n$/)
    expect(stdout + stderr).not.toContain(PASSWORD)
  })

  it("ends when the person goes away", async () => {
    const { exitCode, stderr } = await commandLine(["login", "--url", server.url], {
      ...home(),
      typed: [email],
    })
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/Nothing was entered\.\n$/)
  })

  it("refuses an address with a path", async () => {
    const { exitCode } = await commandLine(
      ["login", "--url", `${server.url}/order/10`, "--email", email],
      home(),
    )
    expect(exitCode).toBe(2)
  })
})

describe("logout", () => {
  it("revokes the token and forgets it", async () => {
    const { env, file } = home()
    await login(env)
    const ended = { LISTWRIGHT_URL: server.url, LISTWRIGHT_TOKEN: storedIn(file).token }
    expect((await commandLine(["whoami"], { env: ended })).exitCode).toBe(0)
    expect(await commandLine(["logout"], { env })).toMatchObject({
      exitCode: 0,
      stdout: `Signed out of ${server.url}. The token has been revoked.\n`,
    })
    expect((await commandLine(["whoami"], { env: ended })).exitCode).toBe(4)
    expect(existsSync(file)).toBe(false)
  })

  it("forgets a token that the server no longer knows", async () => {
    const { env, file } = home()
    await login(env)
    writeFileSync(file, JSON.stringify({ version: 1, url: server.url, token: "revoked" }))
    expect((await commandLine(["logout"], { env })).exitCode).toBe(0)
    expect(existsSync(file)).toBe(false)
  })

  it("keeps a token that it could not revoke", async () => {
    const { env, file } = home()
    await login(env)
    writeFileSync(file, JSON.stringify({ version: 1, url: "http://127.0.0.1:9", token }))
    expect((await commandLine(["logout"], { env })).exitCode).toBe(1)
    expect(existsSync(file)).toBe(true)
  })

  it("succeeds when nobody was signed in", async () => {
    const { env } = home()
    expect(await commandLine(["logout", "--json"], { env })).toEqual({
      exitCode: 0,
      stdout: '{\n  "url": null,\n  "signedOut": false\n}\n',
      stderr: "",
    })
  })
})

describe("whoami", () => {
  it("shows who is signed in where, and until when", async () => {
    const { env, file } = home()
    await login(env)
    const { exitCode, stderr, stdout } = await commandLine(["whoami"], { env })
    expect([exitCode, stderr]).toEqual([0, ""])
    const rows = stdout.split("\n")
    expect(rows.slice(0, 3)).toEqual([`email\t${email}`, "name\tDana Demo", "role\tUser"])
    expect(rows[3]).toMatch(/^account\t\d+\tBakery /)
    expect(rows[4]).toMatch(/^list_types\t10(,\d+)+$/)
    expect(rows.slice(5)).toEqual([`server\t${server.url}`, `token\tlogin\t${storedIn(file).expiresAt}`, ""])
  })

  it("as JSON follows its schema, for a token from the environment and an older sign-in too", async () => {
    const decoded = async (env: Readonly<Record<string, string>>) =>
      decodeWhoami((await commandLine(["whoami", "--json"], { env })).stdout)
    const { env, file } = home()
    expect(await decoded({ ...env, LISTWRIGHT_URL: server.url, LISTWRIGHT_TOKEN: token })).toMatchObject({
      email,
      account: { name: expect.stringMatching(/^Bakery /) },
      token: { source: "environment", expiresAt: null },
    })
    await login(env)
    writeFileSync(file, JSON.stringify({ version: 1, url: server.url, token }))
    expect((await decoded(env)).token).toEqual({ source: "login", expiresAt: null })
  })

  it("says when nobody is, or when the server no longer knows the token", async () => {
    const { env } = home()
    expect((await commandLine(["whoami"], { env })).exitCode).toBe(4)
    const ended = await commandLine(["whoami"], {
      env: { LISTWRIGHT_URL: server.url, LISTWRIGHT_TOKEN: "ended" },
    })
    expect([ended.exitCode, ended.stderr]).toEqual([4, expect.stringContaining("listwright login --url")])
  })
})

describe("a stored sign-in", () => {
  it("that is damaged is reported with what to do", async () => {
    const { env, file } = home()
    await login(env)
    writeFileSync(file, "{")
    const { exitCode, stderr } = await commandLine(["count", "--zip", "60614"], { env })
    expect([exitCode, stderr]).toEqual([1, `${file} is damaged. Delete it and run: listwright login\n`])
  })
})
