import { sourceTraits } from "../../catalog/listTypes.ts"
import type { FacebookMedia, Media, MediaType, TwitterMedia } from "../../drafts/Media.ts"
import { type FieldProblems, isBlank } from "../../shared/FieldProblems.ts"
import { CONTACT_REQUIRED } from "../Notices.ts"

/** A field of the media form; 'medium' is the choice between Facebook and Twitter. */
export type MediaField = keyof typeof FacebookMedia.Type | keyof typeof TwitterMedia.Type

const fieldsOf = (media: Media): ReadonlyArray<readonly [MediaField, string]> => {
  switch (media.medium) {
    case "facebook":
      return [
        ["shareAccountId", media.shareAccountId],
        ["packageName", media.packageName],
      ]
    case "twitter":
      return [
        ["tenantId", media.tenantId],
        ["destinationId", media.destinationId],
        ["destinationAccountId", media.destinationAccountId],
      ]
  }
}

/**
 * Returns the missing fields of an order's media type; only source 270 has media. Shown only after a failed attempt
 * [ob5-media].
 */
export const mediaProblems = (listType: number, media: Media | null): FieldProblems<MediaField> => {
  if (!sourceTraits(listType).usesMedia) return {}
  if (media === null) return { medium: CONTACT_REQUIRED }
  const problems: Partial<Record<MediaField, string>> = {}
  for (const [field, typed] of fieldsOf(media)) if (isBlank(typed)) problems[field] = CONTACT_REQUIRED
  return problems
}

/**
 * Returns the chosen medium with empty fields, regardless of the other medium's content; choosing the current medium
 * again keeps the typed text. `current` is null if no medium was chosen before [ob4-media-switch].
 */
export const chooseMediaType = (current: Media | null, medium: MediaType): Media => {
  if (current?.medium === medium) return current
  switch (medium) {
    case "facebook":
      return { medium, shareAccountId: "", packageName: "" }
    case "twitter":
      return { medium, tenantId: "", destinationId: "", destinationAccountId: "" }
  }
}
