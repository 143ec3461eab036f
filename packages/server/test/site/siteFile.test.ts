import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { dataFolder } from "../../src/site/dataFolder.ts"
import { resolveSmtpServer } from "../../src/start/resolveSmtpServer.ts"
import { ensureSite } from "../../src/start/ensureSite.ts"
import { layerPostgres } from "../../src/storage/PostgresStorage.ts"
import { secretsFile } from "../../src/site/Secrets.ts"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-site-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Beside a database elsewhere, which these tests never reach. */
const database = layerPostgres(Redacted.make("postgres://127.0.0.1:1/none"))
const ensured = async () => {
  const { secrets, site } = await Effect.runPromise(
    ensureSite(dataFolder(folder), { database, adoptSite: undefined }),
  )
  return { secrets, settings: site.content.settings }
}
const file = () => join(folder, "site", "site.json")
const edited = async (change: (site: Record<string, unknown>) => Record<string, unknown>) => {
  const site: Record<string, unknown> = JSON.parse(await readFile(file(), "utf8"))
  await writeFile(file(), JSON.stringify(change(site)))
}

describe("a site's settings", () => {
  it("have the machine's time zone at first, and keep the one that is written down", async () => {
    const { settings } = await ensured()
    expect(settings.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    await edited((site) => ({ ...site, timeZone: "Pacific/Honolulu" }))
    expect((await ensured()).settings.timeZone).toBe("Pacific/Honolulu")
  })

  it("of an earlier version get what they lack written down, and nothing else changed", async () => {
    const { settings } = await ensured()
    await edited(({ timeZone: _, trustedProxies: __, ...site }) => ({ ...site, siteName: "Harbor Lists" }))
    const again = await ensured()
    expect(again.settings).toEqual({ ...settings, siteName: "Harbor Lists" })
    expect(JSON.parse(await readFile(file(), "utf8"))).toEqual(again.settings)
  })

  it("of an earlier release get the secret of record ids, and keep the others", async () => {
    await ensured()
    const secrets = join(folder, "site", "secrets.json")
    const { recordIds, ...others } = JSON.parse(await readFile(secrets, "utf8"))
    expect(recordIds).toMatch(/^[0-9a-f]{64}$/)
    const before = { ...others, smtpPassword: "kept" }
    await writeFile(secrets, JSON.stringify(before))
    await ensured()
    const after = JSON.parse(await readFile(secrets, "utf8"))
    expect(after).toEqual({ ...before, recordIds: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await ensured()
    expect(JSON.parse(await readFile(secrets, "utf8"))).toEqual(after)
  })

  it("of an earlier version get the rate of points written down, and refuse one that cannot be counted", async () => {
    await ensured()
    await edited(({ pointRate: _, ...site }) => site)
    expect((await ensured()).settings.pointRate).toEqual({ dollarsPerRate: "1", pointsPerRate: "1" })
    expect(JSON.parse(await readFile(file(), "utf8"))).toHaveProperty("pointRate.pointsPerRate", "1")
    await edited((site) => ({ ...site, pointRate: { dollarsPerRate: "0.001", pointsPerRate: "1" } }))
    await expect(ensured()).rejects.toMatchObject({
      _tag: "SiteUnusable",
      reason: expect.stringContaining("pointRate"),
    })
  })

  it("are refused with an unknown time zone, by name", async () => {
    await ensured()
    await edited((site) => ({ ...site, timeZone: "Chicago" }))
    await expect(ensured()).rejects.toMatchObject({
      _tag: "SiteUnusable",
      reason: expect.stringContaining("'Chicago' isn't a time zone"),
    })
  })

  it.each([
    ["publicUrl", "lists.example", "'lists.example' isn't a site URL"],
    ["trustedProxies", ["nginx"], "'nginx' isn't a network"],
    ["quotas", { mails: 0 }, "mails"],
    ["quotas", { uploads: 1_000_001 }, "uploads"],
    ["smtp", { host: "mail.example", port: 25, security: "none" }, "only for a server on this machine"],
    ["smtp", { host: "mail.example", port: 0, security: "starttls" }, "must be a number from 1 to 65535"],
    ["smtp", { host: "mail.example", port: 25, security: "maybe" }, "smtp.security"],
    [
      "smtp",
      { host: "mail.example", port: 25, security: "starttls", from: "Lists <a@b>" },
      "isn't an email address",
    ],
    ["smtp", { host: "mail.example", port: 25, security: "starttls", password: "x" }, "isn't a known name"],
  ])("are refused with a wrong %s, saying what to write", async (name, value, reason) => {
    await ensured()
    await edited((site) => ({ ...site, [name]: value }))
    await expect(ensured()).rejects.toMatchObject({
      _tag: "SiteUnusable",
      reason: expect.stringContaining(reason),
    })
  })

  it("name a mail server, whose password stands among the secrets and is never told", async () => {
    await ensured()
    const smtp = { host: "mail.example", port: 587, security: "starttls", user: "lists" }
    await edited((site) => ({ ...site, smtp }))
    const serverOf = async () => {
      const { secrets, settings } = await ensured()
      return Effect.runPromise(resolveSmtpServer(settings.smtp, secrets, join(folder, "site")))
    }
    await expect(serverOf()).rejects.toMatchObject({ reason: expect.stringContaining('add "smtpPassword"') })

    const secrets = secretsFile(join(folder, "site"))
    const write = async (smtpPassword: unknown) =>
      writeFile(secrets, JSON.stringify({ ...JSON.parse(await readFile(secrets, "utf8")), smtpPassword }))
    await write("hush-hush")
    const server = await serverOf()
    expect(server).toMatchObject({ ...smtp, from: null, certificate: null })
    expect(server === null ? "" : Redacted.value(server.password)).toBe("hush-hush")
    expect(JSON.stringify(server)).not.toContain("hush")
    await write(4_711)
    const refused = await ensured().catch((error: unknown) => String(error))
    expect(refused).toContain("smtpPassword")
    expect(refused).not.toContain("4711")
  })

  it("are looked for in a folder that exists", async () => {
    const siteFolder = join(folder, "none")
    const started = ensureSite(dataFolder(folder), { database, siteFolder, adoptSite: undefined })
    await expect(Effect.runPromise(started)).rejects.toMatchObject({
      _tag: "SiteUnusable",
      file: siteFolder,
      reason: "this folder doesn't exist; to create it, run: listwright site init",
    })
  })

  it("have secrets next to them that only their owner can read, and that stay", async () => {
    const { secrets } = await ensured()
    expect((await stat(secretsFile(join(folder, "site")))).mode & 0o777).toBe(0o600)
    expect((await ensured()).secrets).toEqual(secrets)
    expect(secrets.doNotSell).not.toBe(secrets.operator)
    await writeFile(secretsFile(join(folder, "site")), "{}")
    await expect(ensured()).rejects.toMatchObject({ _tag: "SiteUnusable" })
  })
})
