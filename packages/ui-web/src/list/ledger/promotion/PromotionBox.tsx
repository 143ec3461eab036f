import { hasGeography } from "@listwright/domain/geography"
import { useDraft } from "../../draft/useDraft.ts"
import { useLivePrice } from "../figures/useLivePrice.ts"
import { isCurrent } from "../useLiveCall.ts"
import { PromotionCode, type PromotionCodeProps } from "./PromotionCode.tsx"

/** The current list's promotion code. The price determines whether the code is valid. */
export function PromotionBox({ label }: Pick<PromotionCodeProps, "label">) {
  const { draft, change } = useDraft()
  const price = useLivePrice()
  return (
    <PromotionCode
      label={label}
      code={draft.choices.promoCode}
      outcome={isCurrent(price) ? (price.answer?.promotion ?? null) : null}
      isPriced={hasGeography(draft.definition)}
      hasFailed={!price.isPending && price.error !== null}
      onCode={(promoCode) =>
        change((content) => ({ ...content, choices: { ...content.choices, promoCode } }))
      }
    />
  )
}
