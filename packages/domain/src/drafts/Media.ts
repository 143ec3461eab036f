import { Schema } from "effect"

const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** Where a digital list appears, and what that medium needs to find it; '' is not filled in. */
export const FacebookMedia = Schema.Struct({
  medium: Schema.Literal("facebook"),
  shareAccountId: text,
  packageName: text,
})
/** What delivery through twitter needs [ob5-media]. */
export const TwitterMedia = Schema.Struct({
  medium: Schema.Literal("twitter"),
  tenantId: text,
  destinationId: text,
  destinationAccountId: text,
})

/** One medium with its own fields; it cannot hold those of the other [ob9-media-and-countries]. */
export const Media = Schema.Union([FacebookMedia, TwitterMedia])
export type Media = typeof Media.Type

/** One of the two media. */
export type Medium = Media["medium"]

/** In the order of the form [ob9-media-and-countries]. */
export const MEDIUMS: ReadonlyArray<Medium> = ["facebook", "twitter"]
