import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { chmod } from "node:fs/promises"
import { join } from "node:path"
import { writeFileAtomically } from "@listwright/engine/files"
import { Effect, Option, Redacted, Schema } from "effect"
import { readSiteText } from "./readSiteText.ts"
import { accessDisk, SiteUnusable } from "./SiteUnusable.ts"

const Key = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{64}$/, { message: "must be 64 hexadecimal digits" }),
)

/** A value that's never shown, even if it's invalid. */
const Hidden = Schema.RedactedFromValue(Schema.NonEmptyString)

/** The site's secrets: `secrets.json` in its folder, readable only by the operator. */
export const Secrets = Schema.Struct({
  version: Schema.Literal(1),
  /** The key that seals the do-not-sell list; without it, the list doesn't identify anyone. */
  doNotSell: Key,
  /** The key that proves that its bearer is an operator of the site. */
  operator: Key,
  /** The key from which record IDs in delivered lists are derived; changing it changes the IDs in later lists. */
  recordIds: Key,
  /**
   * The keys for Stripe payments: the secret key, and the key that signs Stripe's reports. The operator enters them.
   */
  stripe: Schema.optionalKey(Schema.Struct({ secretKey: Hidden, webhookSecret: Hidden })),
  /** The password of the user in `smtp` in site.json. The operator enters it. */
  smtpPassword: Schema.optionalKey(
    // The message doesn't reveal the value.
    Schema.RedactedFromValue(Schema.String.annotate({ message: "must be a text in double quotes" })),
  ),
  /** The key of the geocoder in `geocoder` in site.json. The operator enters it. */
  geocoderKey: Schema.optionalKey(
    Schema.RedactedFromValue(Schema.String.annotate({ message: "must be a text in double quotes" })),
  ),
})
export type Secrets = typeof Secrets.Type

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(Secrets))

const decodeKnown = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown)),
)
const decodeJson = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))

const isJson = (text: string): boolean => Option.isSome(decodeJson(text))

const whyUnread = (text: string, { message }: { readonly message: string }): string => {
  if (!isJson(text)) return "it isn't JSON; check its quotes and commas"
  return message.includes('["stripe"]')
    ? 'stripe must be {"secretKey": "sk_...", "webhookSecret": "whsec_..."}'
    : message
}

const SECRET_BYTES = 32
const newKey = (): string => randomBytes(SECRET_BYTES).toString("hex")

export const secretsFile = (site: string): string => join(site, "secrets.json")

const written = (secrets: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify(secrets, null, 2)}\n`

/**
 * Returns an earlier release's file with the missing secret added; null if no secret is missing, or the file isn't an
 * object.
 */
const completed = (text: string): string | null =>
  Option.match(decodeKnown(text), {
    onNone: () => null,
    onSome: (known) => ("recordIds" in known ? null : written({ ...known, recordIds: newKey() })),
  })

/** Returns the site's secrets, and creates them on the first start that needs them. */
export const ensureSecrets = Effect.fn("ensureSecrets")(function* (site: string) {
  const file = secretsFile(site)
  const { isCompleted, text } = yield* accessDisk(file, async () => {
    if (!existsSync(file)) {
      const made: Secrets = { version: 1, doNotSell: newKey(), operator: newKey(), recordIds: newKey() }
      await writeFileAtomically(file, written(made), 0o600)
    }
    await chmod(file, 0o600)
    const found = await readSiteText(file)
    const whole = completed(found)
    if (whole !== null) await writeFileAtomically(file, whole, 0o600)
    return { isCompleted: whole !== null, text: whole ?? found }
  })
  if (isCompleted)
    yield* Effect.logWarning(
      `${file} had no "recordIds", so a new one was created. Back up the file. If it had one before, restore that one, or records will have different IDs in new lists.`,
    )
  // What cannot be read holds secrets, and so may a message about it.
  return yield* decode(text).pipe(
    Effect.mapError((error) => new SiteUnusable({ file, reason: whyUnread(text, error) })),
  )
})

/** Decodes the payment keys in the secrets, including in a file from an earlier release. */
const decodeStripe = Schema.decodeUnknownEffect(
  Schema.fromJsonString(Schema.Struct({ stripe: Secrets.fields.stripe })),
)

/** Matches Stripe keys that move real money, both secret and restricted keys. */
const LIVE_KEY = /^(?:sk|rk)_live_/

/**
 * Returns whether a site's secrets include a Stripe key that moves real money. Doesn't create secrets, and ignores any
 * errors in them.
 */
export const hasLiveStripeKey = (site: string): Effect.Effect<boolean> =>
  Effect.promise(() => readSiteText(secretsFile(site)).catch(() => "")).pipe(
    Effect.flatMap(decodeStripe),
    Effect.match({
      onFailure: () => false,
      onSuccess: ({ stripe }) => stripe !== undefined && LIVE_KEY.test(Redacted.value(stripe.secretKey)),
    }),
  )
