import type { CountAnswer } from "@listwright/domain/counting"
import { sourceTraits } from "@listwright/domain/catalog"
import type { Choices, Draft } from "@listwright/domain/drafts"
import { missingMediaNotice, mediaProblems, totalBelowMinimumNotice } from "@listwright/domain/order"
import { hasProblems } from "@listwright/domain/shared"
import { useCallback, useMemo, useRef } from "react"
import { useSession } from "../../app/session.ts"
import { useNotify } from "../../design/notifications.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { useLivePrice } from "../../list/ledger/figures/useLivePrice.ts"
import { useExtras } from "./extras/useExtras.ts"
import { summaryTable } from "./quantities/summaryTable.ts"

/**
 * Manages a counted order: its content and price, its changes, and its missing choices. It's shared by the review and
 * the payment.
 */
export const useReview = (draft: Draft, counted: CountAnswer) => {
  const { site } = useSession()
  const { change } = useDraft()
  const notify = useNotify("order")
  const price = useLivePrice()
  const extras = useExtras()
  const { choices, definition, listType } = draft
  const { areas } = definition
  const { quantities, wantedTotal } = choices
  const table = useMemo(
    () => summaryTable(areas, counted.areas, { quantities, wantedTotal }),
    [areas, counted.areas, quantities, wantedTotal],
  )
  const choose = useCallback(
    (more: Partial<Choices>) =>
      change((content) => ({ ...content, choices: { ...content.choices, ...more } })),
    [change],
  )
  const needsPackage = sourceTraits(listType).skipsPriceCalculation && choices.mobilePackageId === undefined
  const mediaBox = useRef<HTMLDivElement>(null)
  const missingMedia = mediaProblems(listType, choices.media ?? null)
  return {
    table,
    price,
    extras,
    choose,
    media: choices.media ?? null,
    missingMedia,
    /** The choice that must be made before there can be a price; null if none is known. */
    missing: needsPackage ? "Choose a mobile package to see the price." : null,
    mediaBox,
    /**
     * Returns whether the media fields are complete. If not, notifies the user and focuses the missing field, which may
     * be far from the button.
     */
    isMediaComplete: (): boolean => {
      if (!hasProblems(missingMedia)) return true
      notify(missingMediaNotice(missingMedia))
      const inputs = [...(mediaBox.current?.querySelectorAll("input") ?? [])]
      inputs
        .find(({ type, value }) =>
          type === "radio" ? missingMedia.medium !== undefined : value.trim() === "",
        )
        ?.focus()
      return false
    },
    /** Returns whether the order reaches the minimum; if not, notifies the user. */
    isLargeEnough: (): boolean => {
      const minimum = Math.max(site.minimumQuantity, 1)
      if (table.selected < minimum) notify(totalBelowMinimumNotice(minimum))
      return table.selected >= minimum
    },
  }
}

export type Review = ReturnType<typeof useReview>
