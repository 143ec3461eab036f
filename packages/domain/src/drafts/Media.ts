import { Schema } from "effect"

const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** A digital list's Facebook medium, with its required fields; '' means that a field isn't filled in. */
export const FacebookMedia = Schema.Struct({
  medium: Schema.Literal("facebook"),
  shareAccountId: text,
  packageName: text,
})
/** The fields required for delivery through Twitter [ob5-media]. */
export const TwitterMedia = Schema.Struct({
  medium: Schema.Literal("twitter"),
  tenantId: text,
  destinationId: text,
  destinationAccountId: text,
})

/** A digital list's medium with its own fields; it can't contain another medium's fields [ob9-media-and-countries]. */
export const Media = Schema.Union([FacebookMedia, TwitterMedia])
export type Media = typeof Media.Type

/** The name of a medium. */
export type MediaType = Media["medium"]

/** The media in the order of the form [ob9-media-and-countries]. */
export const MEDIA_TYPES: ReadonlyArray<MediaType> = ["facebook", "twitter"]
