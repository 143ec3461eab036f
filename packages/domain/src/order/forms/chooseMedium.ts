import type { Media, Medium } from "../../drafts/Media.ts"

/**
 * The medium that was chosen: with empty fields, whatever the other one held; choosing the same one again keeps what was
 * typed. null: none was chosen before. spec: order-builder §4 [ob4-media-switch]
 */
export const chooseMedium = (current: Media | null, medium: Medium): Media => {
  if (current?.medium === medium) return current
  switch (medium) {
    case "facebook":
      return { medium, shareAccountId: "", packageName: "" }
    case "twitter":
      return { medium, tenantId: "", destinationId: "", destinationAccountId: "" }
  }
}
