import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { chmod, readFile } from "node:fs/promises"
import { join } from "node:path"
import { writeWhole } from "@listwright/engine/files"
import { Effect, Schema } from "effect"
import { onDisk, SiteUnusable } from "./SiteUnusable.ts"

const Key = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{64}$/, { message: "must be 64 hexadecimal digits" }),
)

/** The site's secrets: `secrets.json` in its folder, readable by the operator only. */
export const Secrets = Schema.Struct({
  version: Schema.Literal(1),
  /** Seals the do-not-sell list; without it the list reveals nobody. */
  doNotSell: Key,
  /** Who shows it is an operator of the site. */
  operator: Key,
  /** Of the user in `smtp` in site.json. The operator writes it down. */
  smtpPassword: Schema.optionalKey(
    // Says nothing of what stands there.
    Schema.RedactedFromValue(Schema.String.annotate({ message: "must be a text in double quotes" })),
  ),
})
export type Secrets = typeof Secrets.Type

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(Secrets))

const SECRET_BYTES = 32
const newKey = (): string => randomBytes(SECRET_BYTES).toString("hex")

export const secretsFile = (site: string): string => join(site, "secrets.json")

/** The secrets of a site, made on the first start that needs them. */
export const ensureSecrets = Effect.fn("ensureSecrets")(function* (site: string) {
  const file = secretsFile(site)
  const text = yield* onDisk(file, async () => {
    if (!existsSync(file)) {
      const made: Secrets = { version: 1, doNotSell: newKey(), operator: newKey() }
      await writeWhole(file, `${JSON.stringify(made, null, 2)}\n`, 0o600)
    }
    await chmod(file, 0o600)
    return await readFile(file, "utf8")
  })
  return yield* decode(text).pipe(
    Effect.mapError(({ message }) => new SiteUnusable({ file, reason: message })),
  )
})
