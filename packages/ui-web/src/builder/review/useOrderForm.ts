import { telemarketingNote } from "@listwright/domain/audience"
import type { Draft } from "@listwright/domain/drafts"
import { isContactMeVisible, isPlacingAllowed, purposeProblem } from "@listwright/domain/order"
import { useId, useState } from "react"
import { useSession } from "../../app/session.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { isCurrent } from "../../list/ledger/useLiveCall.ts"
import type { Review } from "./useReview.ts"
import type { PlacingForm } from "../placing/PlacingForm.ts"
import { useAgreement } from "../placing/useAgreement.ts"
import { useCloseDraftOnPlaced } from "../placing/useCloseDraftOnPlaced.ts"
import { useOrderPlacement } from "../placing/useOrderPlacement.ts"
import { usePlacingForm } from "../placing/usePlacingForm.ts"

/** Manages the form for ordering a counted list, and its submission. */
export const useOrderForm = (draft: Draft, review: Review) => {
  const { site, user } = useSession()
  const { flush } = useDraft()
  const formId = useId()
  const agreement = useAgreement(draft.listType)
  const { form, currentYear, savedCard, saveContact, saveTypedContact } = usePlacingForm(draft, user)
  const [isPreparing, setIsPreparing] = useState(false)
  const { choose, isLargeEnough, isMediaComplete, price, table } = review
  const placing = useOrderPlacement({
    // Nothing is ordered at a price that is only the last one known.
    price: isCurrent(price) ? price.answer : null,
    refetchPrice: price.retry,
    savedCard,
    onPlaced: useCloseDraftOnPlaced(draft),
  })
  const isOpen = isPlacingAllowed(site)
  const purpose = purposeProblem(agreement.data ?? {}, draft.choices.permittedPurpose)
  const prepare = async (values: PlacingForm) => {
    if (!isLargeEnough() || !isMediaComplete() || purpose !== null) return
    setIsPreparing(true)
    saveContact()
    const saved = await flush()
    setIsPreparing(false)
    if (saved !== null) placing.open(values, saved)
  }
  const hasTried = form.formState.isSubmitted
  return {
    form,
    formId,
    hasTried,
    isOpen,
    placing,
    saveTypedContact,
    send: form.handleSubmit(prepare, isLargeEnough),
    button: {
      formId,
      price: price.error === null ? price.answer : null,
      isPlacingOpen: isOpen,
      isPreparing,
    },
    fields: {
      form,
      listType: draft.listType,
      agreement: {
        purposes: agreement.data?.purposes ?? [],
        purpose: draft.choices.permittedPurpose ?? null,
        purposeError: hasTried ? (purpose ?? undefined) : undefined,
        onPurpose: (permittedPurpose: string) => choose({ permittedPurpose }),
      },
      deliversPhones: telemarketingNote(draft.listType, draft.definition.phoneOption) !== null,
      currentYear,
      savedCard,
      isDisabled: !isOpen,
      showContactMe: isContactMeVisible(draft.listType, table.available, table.selected),
    },
  }
}

export type OrderFormState = ReturnType<typeof useOrderForm>
