import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { AccountJson, SignInsJson } from "../../src/account/AccountJson.ts"
import { PASSWORD, type SiteAccount, takeAccount } from "../site/takeAccount.ts"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
})
afterAll(() => site.stop())

const account = (...argv: ReadonlyArray<string>) => site.listwright(["account", ...argv])
const decodeSignIns = Schema.decodeUnknownSync(Schema.fromJsonString(SignInsJson))
const signIns = async () => decodeSignIns((await account("sessions", "--json")).stdout)

/** Opens a session as a browser does; its cookie. */
const browser = async (password = PASSWORD): Promise<string> => {
  const answered = await fetch(`${site.server.url}/Login.aspx/LoginUser`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (Macintosh) Firefox/140.0" },
    body: JSON.stringify({ email: site.email, password }),
  })
  return answered.headers.getSetCookie()[0]?.split(";")[0] ?? ""
}

describe("account", () => {
  it("shows the user's own record", async () => {
    const env = { LISTWRIGHT_OPERATOR: site.operator }
    const bonus = await site.listwright(["rewards", "bonus", site.email, "3000", "--reason", "Welcome"], {
      env,
    })
    expect([bonus.exitCode, bonus.stderr]).toEqual([0, "Gave 3,000 points for: Welcome\n"])
    const shown = await account("show")
    expect([shown.exitCode, shown.stderr]).toEqual([0, ""])
    expect(shown.stdout).toContain(`email\t${site.email}\nname\tDana Demo\n`)
    const json = Schema.decodeUnknownSync(Schema.fromJsonString(AccountJson))(
      (await account("show", "--json")).stdout,
    )
    expect(json).toMatchObject({ email: site.email, address: null, points: 3_000 })
  })

  it("lists where the user is signed in, and ends one or all others", async () => {
    await site.newToken()
    await browser()
    const listed = await account("sessions")
    expect(listed.stdout).toMatch(/^current\t\S+\ttest\t\t\S+Z\t\S+Z\t\S+Z\n/)
    expect(listed.stdout).toMatch(/\nbrowser\t\S+\tFirefox on Mac\t127\.0\.0\.1\t/)
    const all = await signIns()
    const other = all.find(({ isCurrent }) => !isCurrent)
    expect(await account("revoke", other?.id ?? "")).toEqual({
      exitCode: 0,
      stdout: "ended\t1\n",
      stderr: "",
    })
    expect((await signIns()).length).toBe(all.length - 1)
    const none = await account("revoke", "none")
    expect([none.exitCode, none.stderr]).toEqual([3, "This sign-in doesn't exist or isn't yours.\n"])
    expect(JSON.parse((await account("revoke", "--others", "--json")).stdout)).toEqual({
      ended: all.length - 2,
    })
    expect((await signIns()).map(({ isCurrent }) => isCurrent)).toEqual([true])
  })

  it("ends nothing that was not named", async () => {
    for (const words of [[], ["--others", "--all"], ["id", "--all"]]) {
      const refused = await account("revoke", ...words)
      expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringContaining("account sessions")])
    }
  })

  it("changes the password, which signs browsers out and ends other tokens, as it says beforehand", async () => {
    const change = (old: string, chosen: string, ...flags: ReadonlyArray<string>) =>
      site.listwright(["account", "password", "--password-stdin", ...flags], { stdin: `${old}\n${chosen}\n` })
    const other = async (password: string) => {
      const issued = await fetch(`${site.server.url}/api/v1/tokens`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: site.email, password, name: "script" }),
      })
      return `Bearer ${(await issued.json()).token}`
    }
    const statusOf = async (authorization: string) =>
      (
        await fetch(`${site.server.url}/Common/InitUser.ashx`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization },
          body: "{}",
        })
      ).status
    const cookie = await browser()
    const wrong = await change("wrong", "Elm-Street-Florist-7")
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      5,
      expect.stringContaining("The old password is invalid."),
    ])
    const weak = await change(PASSWORD, "short")
    expect([weak.exitCode, weak.stderr]).toEqual([5, expect.stringContaining("10 to 128 characters")])
    const script = await other(PASSWORD)
    const kept = await change(PASSWORD, "Elm-Street-Florist-6", "--keep-tokens")
    expect([kept.exitCode, kept.stderr, await statusOf(script)]).toEqual([0, "", 200])
    const changed = await change("Elm-Street-Florist-6", "Elm-Street-Florist-7")
    expect(await statusOf(script)).toBe(401)
    expect(changed).toEqual({
      exitCode: 0,
      stdout: "Your password was changed. Browsers were signed out, and 1 other token was revoked.\n",
      stderr: "This also revokes 1 other token. To keep them, use --keep-tokens.\n",
    })
    for (const { stdout, stderr } of [wrong, weak, changed])
      expect(stdout + stderr).not.toMatch(/Elm-Street-Florist-7|Harbor-Street/)
    const asked = await fetch(`${site.server.url}/Common/InitUser.ashx`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: "{}",
    })
    expect(asked.status).toBe(401)
    expect((await account("show")).exitCode).toBe(0)
    expect(await browser("Elm-Street-Florist-7")).not.toBe("")
    expect((await site.listwright(["account", "password"])).exitCode).toBe(2)
  })

  it("ends all, this one too", async () => {
    expect((await account("revoke", "--all")).exitCode).toBe(0)
    expect((await account("show")).exitCode).toBe(4)
  })
})
