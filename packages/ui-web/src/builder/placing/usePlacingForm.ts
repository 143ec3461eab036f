import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import type { User } from "@listwright/domain/account"
import { Contact, type Draft } from "@listwright/domain/drafts"
import { initialContact, findInitialAddress } from "@listwright/domain/order"
import { fillCardForm } from "@listwright/domain/payment"
import { Schema } from "effect"
import { useEffect, useMemo, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useSession } from "../../app/session.ts"
import { useCall } from "../../app/useCall.ts"
import { useSavedCard } from "../../account/card-form/useSavedCard.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { toSavedContact } from "./toSavedContact.ts"
import { type PlacingForm, placingForm } from "./PlacingForm.ts"
import { initialPlacingForm } from "./initialPlacingForm.ts"
import { useWording } from "../../design/wording.tsx"

const ADDRESS = ["addressLine", "city", "state", "zip", "countryCode"] as const

const isSame = Schema.toEquivalence(Contact)

/**
 * Manages the contact, the card, and the agreement. The contact is saved with the draft whenever the user leaves a
 * field, and follows draft changes in other tabs. The card remains in this form, which starts with the user's saved
 * card. Errors are shown only after a failed attempt.
 */
export const usePlacingForm = (draft: Draft, user: User) => {
  const { change } = useDraft()
  const { site } = useSession()
  const wording = useWording()
  const [currentYear] = useState(() => new Date().getFullYear())
  const hasCard = site.paysAt === undefined
  const { data: savedCard = null } = useSavedCard()
  // Without it the form begins without an address.
  const { data: usual = null } = useCall(["usual address", user.id], findInitialAddress, { retry: false })
  const resolver = useMemo(
    () =>
      standardSchemaResolver<PlacingForm, unknown, PlacingForm>(
        Schema.toStandardSchemaV1(placingForm(hasCard ? { saved: savedCard } : null, wording)),
      ),
    [hasCard, savedCard, wording],
  )
  const form = useForm<PlacingForm>({
    defaultValues: initialPlacingForm(draft.choices.contact, user, currentYear, usual),
    resolver,
    mode: "onSubmit",
    reValidateMode: "onChange",
  })

  const saveContact = () => {
    const contact = toSavedContact(form.getValues("contact"))
    change((content) =>
      isSame(content.choices.contact, contact)
        ? content
        : { ...content, choices: { ...content.choices, contact: { ...contact } } },
    )
  }
  const held = draft.choices.contact
  /**
   * Saves the contact unless it was filled in from the account, which isn't a change by the user and can't be undone.
   */
  const saveTypedContact = () => {
    if (!isSame(initialContact(held, user, usual), toSavedContact(form.getValues("contact")))) saveContact()
  }
  const followed = useRef(held)
  useEffect(() => {
    if (isSame(followed.current, held)) return
    followed.current = held
    if (!isSame(held, toSavedContact(form.getValues("contact")))) form.setValue("contact", held)
  }, [held, form])

  // Fill in the usual address once it's known, unless the user has already typed one.
  useEffect(() => {
    if (usual === null) return
    const { card, contact } = initialPlacingForm(held, user, currentYear, usual)
    // Also of fields that are not on the page yet, which a reset would leave out.
    if (!ADDRESS.some((field) => form.getFieldState(`contact.${field}`).isDirty))
      for (const field of ADDRESS) form.setValue(`contact.${field}`, contact[field])
    if (savedCard === null && !ADDRESS.some((field) => form.getFieldState(`card.${field}`).isDirty))
      for (const field of ADDRESS) form.setValue(`card.${field}`, card[field])
    // Once: what is saved of the draft afterwards is the buyer's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [usual, form])

  // Fill in the saved card once it's known, unless the user has already begun another one.
  useEffect(() => {
    if (savedCard === null || form.getFieldState("card").isDirty) return
    const { companyName: _, ...opened } = fillCardForm(savedCard, currentYear)
    form.resetField("card", { defaultValue: opened })
  }, [savedCard, currentYear, form])

  return { form, savedCard, currentYear, saveContact, saveTypedContact }
}
