import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { WhoamiJson } from "../../src/sign-in/WhoamiJson.ts"
import { commandLine } from "../commandLine.ts"
import { type ContractServer, EMAIL, PASSWORD, startContractServer, TOKEN } from "../contractServer.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.stop())

const decodeWhoami = Schema.decodeUnknownSync(Schema.fromJsonString(WhoamiJson))

const home = () => {
  const folder = temporaryFolder()
  return { env: { XDG_CONFIG_HOME: folder }, file: join(folder, "listwright", "sign-in.json") }
}

const login = (env: Readonly<Record<string, string>>, password = PASSWORD, email = EMAIL) =>
  commandLine(["login", "--url", server.url, "--email", email, "--password-stdin"], {
    env,
    stdin: `${password}\n`,
  })

describe("login", () => {
  it("stores address and token where only their owner can read them", async () => {
    const { env, file } = home()
    expect(await login(env)).toEqual({
      exitCode: 0,
      stdout: `Signed in to ${server.url} as ${EMAIL} until 2027-02-19. The token is in ${file}.\n`,
      stderr: "",
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
      version: 1,
      url: server.url,
      token: TOKEN,
      expiresAt: "2027-02-19T10:00:00.000Z",
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
    const { env } = home()
    const { stdout } = await login(env)
    expect(server.asked.tokenNames.at(-1)).toMatch(/^listwright on ./)
    expect(stdout).not.toContain(TOKEN)
  })

  it("lets the commands after it do without anything else", async () => {
    const { env } = home()
    await login(env)
    expect((await commandLine(["count", "--zip", "60614"], { env })).stdout).toBe("total\t1200\t700\n")
  })

  it("gives its token to no other server", async () => {
    const { env } = home()
    await login(env)
    const elsewhere = { ...env, LISTWRIGHT_URL: "http://127.0.0.1:9" }
    const { exitCode, stderr } = await commandLine(["count", "--zip", "60614"], { env: elsewhere })
    expect(exitCode).toBe(4)
    expect(stderr).toBe(
      "You are not signed in to http://127.0.0.1:9. Run: listwright login --url http://127.0.0.1:9\n",
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
    const { exitCode, stderr } = await login(home().env, PASSWORD, "busy@listwright.example")
    expect([exitCode, stderr]).toEqual([4, "Too many attempts. Please try again in 30 seconds.\n"])
  })

  it("asks the server nothing when the address is none", async () => {
    const { exitCode, stderr } = await login(home().env, PASSWORD, "demo")
    expect([exitCode, stderr]).toEqual([5, "--email: E-mail must be valid\n"])
  })

  it("wants the password on standard input when there is no terminal", async () => {
    const { exitCode, stderr } = await commandLine(["login", "--url", server.url, "--email", EMAIL], home())
    expect(exitCode).toBe(2)
    expect(stderr).toBe(
      "There is no terminal to type a password in. Pass it on standard input with --password-stdin.\n",
    )
  })

  it("asks a person for address and password, and shows no password", async () => {
    const { env, file } = home()
    const typed = [EMAIL, PASSWORD]
    const { exitCode, stdout, stderr } = await commandLine(["login", "--url", server.url], { env, typed })
    expect(exitCode).toBe(0)
    expect(existsSync(file)).toBe(true)
    expect(stderr).toMatch(/^E-mail: [^]*Password: \n$/)
    expect(stdout + stderr).not.toContain(PASSWORD)
  })

  it("ends when the person goes away", async () => {
    const { exitCode, stderr } = await commandLine(["login", "--url", server.url], {
      ...home(),
      typed: [EMAIL],
    })
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/Nothing was entered\.\n$/)
  })

  it("refuses an address with a path", async () => {
    const { exitCode } = await commandLine(
      ["login", "--url", `${server.url}/order/10`, "--email", EMAIL],
      home(),
    )
    expect(exitCode).toBe(2)
  })
})

describe("logout", () => {
  it("revokes the token and forgets it", async () => {
    const { env, file } = home()
    await login(env)
    expect(await commandLine(["logout"], { env })).toMatchObject({
      exitCode: 0,
      stdout: `Signed out of ${server.url}; the token is revoked.\n`,
    })
    expect(server.asked.revoked.at(-1)).toBe(TOKEN)
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
    writeFileSync(file, JSON.stringify({ version: 1, url: "http://127.0.0.1:9", token: TOKEN }))
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
    const { env } = home()
    await login(env)
    expect(await commandLine(["whoami"], { env })).toEqual({
      exitCode: 0,
      stdout:
        `email\t${EMAIL}\nname\tDee Mo\nrole\tUser\naccount\t1\tDemo\nlist_types\t10\n` +
        `server\t${server.url}\ntoken\tlogin\t2027-02-19T10:00:00.000Z\n`,
      stderr: "",
    })
  })

  it("as JSON follows its schema, for a token from the environment and an older sign-in too", async () => {
    const decoded = async (env: Readonly<Record<string, string>>) =>
      decodeWhoami((await commandLine(["whoami", "--json"], { env })).stdout)
    const { env, file } = home()
    expect(await decoded({ ...env, LISTWRIGHT_URL: server.url, LISTWRIGHT_TOKEN: TOKEN })).toMatchObject({
      email: EMAIL,
      account: { id: 1, name: "Demo" },
      token: { source: "environment", expiresAt: null },
    })
    await login(env)
    writeFileSync(file, JSON.stringify({ version: 1, url: server.url, token: TOKEN }))
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
