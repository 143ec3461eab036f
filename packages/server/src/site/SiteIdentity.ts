import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { writeFileAtomically } from "@listwright/engine/files"
import { Effect, Schema } from "effect"
import { readSiteText } from "./readSiteText.ts"
import { SiteUnusable } from "./SiteUnusable.ts"

/**
 * The site's identity, stored in both its data folder and its database, so that neither is used with another site. It
 * moves with the folder and must not be edited.
 */
const SiteIdentity = Schema.Struct({
  version: Schema.Literal(1),
  siteId: Schema.String.check(Schema.isMinLength(1)),
})

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(SiteIdentity))

export const identityFile = (site: string): string => join(site, "identity.json")

/** Reads the ID of the site in a folder; null if it doesn't have one yet. */
export const readSiteId = Effect.fn("readSiteId")(function* (site: string) {
  const file = identityFile(site)
  if (!existsSync(file)) return null
  const text = yield* Effect.tryPromise({
    try: () => readSiteText(file),
    catch: (cause) => new SiteUnusable({ file, reason: String(cause) }),
  })
  const { siteId } = yield* decode(text).pipe(
    Effect.mapError(({ message }) => new SiteUnusable({ file, reason: message })),
  )
  return siteId
})

const writeSiteId = Effect.fn("writeSiteId")(function* (site: string, siteId: string) {
  const file = identityFile(site)
  yield* Effect.tryPromise({
    try: () => writeFileAtomically(file, `${JSON.stringify({ version: 1, siteId }, null, 2)}\n`, 0o600),
    catch: (cause) => new SiteUnusable({ file, reason: String(cause) }),
  })
})

/** Returns the site's ID, and creates it on the first start that needs it; `adopted` replaces any other ID. */
export const ensureSiteId = Effect.fn("ensureSiteId")(function* (site: string, adopted: string | undefined) {
  const standing = yield* readSiteId(site)
  const siteId = adopted ?? standing ?? randomUUID()
  if (siteId !== standing) yield* writeSiteId(site, siteId)
  return siteId
})
