import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { ensureSecrets, hasLiveStripeKey, secretsFile } from "../../src/site/Secrets.ts"
import { identityFile, readSiteId } from "../../src/site/SiteIdentity.ts"

const folder = mkdtempSync(join(tmpdir(), "listwright-mark-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MARK = "\uFEFF"
const write = (file: string, value: object) => writeFileSync(file, `${MARK}${JSON.stringify(value)}\n`)
const key = (digit: string) => digit.repeat(64)
const stripe = { secretKey: "sk_live_example", webhookSecret: "whsec_example" }
const secrets = { version: 1, doNotSell: key("a"), operator: key("b"), recordIds: key("c"), stripe }

describe("a byte order mark, which some editors write,", () => {
  it("does not make the secrets unreadable", async () => {
    write(secretsFile(folder), secrets)
    const read = await Effect.runPromise(ensureSecrets(folder))
    expect([read.operator, read.stripe && Redacted.value(read.stripe.secretKey)]).toEqual([
      key("b"),
      stripe.secretKey,
    ])
    expect(await Effect.runPromise(hasLiveStripeKey(folder))).toBe(true)
  })

  it("keeps no secret from being added", async () => {
    const { recordIds: _, ...earlier } = secrets
    write(secretsFile(folder), earlier)
    const { recordIds } = await Effect.runPromise(ensureSecrets(folder))
    expect(JSON.parse(readFileSync(secretsFile(folder), "utf8"))).toEqual({ ...secrets, recordIds })
  })

  it("does not make the site's id unreadable", async () => {
    write(identityFile(folder), { version: 1, siteId: "here" })
    expect(await Effect.runPromise(readSiteId(folder))).toBe("here")
  })
})
