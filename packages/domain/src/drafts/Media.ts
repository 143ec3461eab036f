import { Schema } from "effect"

const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** The Facebook medium of a digital list, with the fields that it needs; '' is a field that isn't filled in. */
export const FacebookMedia = Schema.Struct({
  medium: Schema.Literal("facebook"),
  shareAccountId: text,
  packageName: text,
})
/** The fields that delivery through Twitter needs [ob5-media]. */
export const TwitterMedia = Schema.Struct({
  medium: Schema.Literal("twitter"),
  tenantId: text,
  destinationId: text,
  destinationAccountId: text,
})

/**
 * The medium of a digital list with its own fields; it can't contain another medium's fields [ob9-media-and-countries].
 */
export const Media = Schema.Union([FacebookMedia, TwitterMedia])
export type Media = typeof Media.Type

/** The name of a medium. */
export type Medium = Media["medium"]

/** The media in the order of the form [ob9-media-and-countries]. */
export const MEDIUMS: ReadonlyArray<Medium> = ["facebook", "twitter"]
