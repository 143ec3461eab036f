import type { RadiusField } from "@listwright/domain/geography"
import { type FormEvent, useEffect, useRef } from "react"
import { useAreaAdder } from "../../../list/areas/AreaAdderProvider.tsx"
import type { AddressSection } from "../../../list/areas/TypedAddress.ts"
import { type TypedAddress, typedAddressText } from "../../../list/areas/TypedAddress.ts"
import { EMPTY_TYPED_AREAS } from "../../../list/areas/TypedAreas.ts"
import { useTypedAreas } from "../../../list/areas/TypedAreasProvider.tsx"
import type { AddResultAlert } from "../../../list/areas/useCreateAreaAdder.ts"
import { isLocked } from "../isLocked.ts"
import type { MessageText } from "@listwright/domain/shared"

/** A field of the form, or the selected place among several. */
type Place = RadiusField | "meant"

export interface AddressFormState {
  readonly held: TypedAddress
  /** The alert above the fields; an alert about one field is shown below that field instead. */
  readonly alert: AddResultAlert | undefined
  readonly errorOf: (field: RadiusField) => MessageText | undefined
  /** Registers a field, so that it can be focused. */
  readonly place: (place: Place) => (input: HTMLInputElement | null) => void
  /** Changes the form. A field's error is cleared once the field changes. */
  readonly change: (changed: Partial<TypedAddress>, field?: RadiusField) => void
  readonly isBusy: boolean
  readonly isLocked: boolean
  readonly canClear: boolean
  readonly add: (event: FormEvent) => void
  readonly clear: () => void
}

/** Manages the form of a page for areas around an address: its fields, errors, and focus. */
export const useAddressForm = (section: AddressSection): AddressFormState => {
  const adding = useAreaAdder()
  const { typed, edit } = useTypedAreas()
  const held = typed[section]
  const alert = adding.alerts[section]
  const asks = held.mayMean.length > 0
  const inputs = useRef<Partial<Record<Place, HTMLInputElement | null>>>({})

  // The step's own button can trigger an Add too. The field with the error gets the focus.
  const marked = useRef(alert)
  useEffect(() => {
    if (marked.current !== alert && alert !== undefined && alert.field !== null)
      inputs.current[asks ? "meant" : alert.field]?.focus()
    marked.current = alert
  }, [alert, asks])

  return {
    held,
    alert: alert?.field === null ? alert : undefined,
    errorOf: (field) =>
      alert?.field !== field || (asks && field === "addressLine") ? undefined : alert.notice.text,
    place: (place) => (input) => {
      inputs.current[place] = input
    },
    change: (changed, field) => {
      edit({ [section]: { ...held, ...changed } })
      if (field !== undefined && alert?.field === field) adding.clearAlert(section)
    },
    isBusy: adding.busy === section,
    isLocked: isLocked(adding.busy, section),
    canClear:
      adding.busy === null && (typedAddressText(held) !== "" || held.miles !== "" || held.quantity !== ""),
    add: (event) => {
      event.preventDefault()
      // Before the places go, one of which may have the focus.
      inputs.current.addressLine?.focus()
      void adding.add(section, "add")
    },
    clear: () => {
      edit({ [section]: EMPTY_TYPED_AREAS[section] })
      adding.clearAlert(section)
      inputs.current.addressLine?.focus()
    },
  }
}
