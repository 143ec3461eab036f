import type { Choices } from "@listwright/domain/drafts"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"

/** An original-contract order's media fields. */
export type OriginalMediaFields = Pick<
  OriginalOrder,
  "MediaTypeName" | "ShareAccountId" | "PackageName" | "TenantId" | "DestinationId" | "DestinationAccountId"
>
type Media = Choices["media"]

/**
 * Reads the order's medium with its own fields, ignoring the other medium's fields. Returns `base` if the order doesn't
 * mention a medium, and undefined if it's '' or null.
 */
export const readOriginalMedia = (order: OriginalMediaFields, base: Media): Media => {
  switch (order.MediaTypeName?.trim().toLowerCase()) {
    case undefined:
      return order.MediaTypeName === null ? undefined : base
    case "facebook":
      return {
        medium: "facebook",
        shareAccountId: order.ShareAccountId ?? "",
        packageName: order.PackageName ?? "",
      }
    case "twitter":
      return {
        medium: "twitter",
        tenantId: order.TenantId ?? "",
        destinationId: order.DestinationId ?? "",
        destinationAccountId: order.DestinationAccountId ?? "",
      }
    default:
      return undefined
  }
}

/** Converts a medium to original-contract order fields. */
export const toOriginalMedia = (media: Media): OriginalMediaFields => {
  switch (media?.medium) {
    case undefined:
      return {}
    case "facebook":
      return {
        MediaTypeName: media.medium,
        ShareAccountId: media.shareAccountId,
        PackageName: media.packageName,
      }
    case "twitter":
      return {
        MediaTypeName: media.medium,
        TenantId: media.tenantId,
        DestinationId: media.destinationId,
        DestinationAccountId: media.destinationAccountId,
      }
  }
}
