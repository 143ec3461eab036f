import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from "react"
import { useLazyPart } from "../../app/useLazyPart.ts"
import { comboboxProps } from "../../design/options/comboboxProps.ts"
import { TextField } from "../../design/TextField.tsx"
import type { SuggestionListState, SuggestionKeyHandler } from "./AddressSuggestions.tsx"
import type { MessageText } from "@listwright/domain/shared"

const loadSuggestions = () => import("./AddressSuggestions.tsx")

const NOT_LISTED: SuggestionListState = { isListed: false, activeId: undefined }

export interface AddressFieldProps {
  readonly label: string
  readonly value: string
  /** Reports the typed text, or the whole address once the user picks a suggestion. */
  readonly onChange: (text: string) => void
  readonly hideLabel?: boolean
  readonly description?: ReactNode
  readonly error?: MessageText | undefined
  readonly placeholder?: string
  readonly maxLength?: number
  readonly readOnly?: boolean
  readonly isDisabled?: boolean
  readonly suffix?: ReactNode
  /** The longitude and latitude of the point whose nearby streets are listed first. */
  readonly near?: readonly [longitude: number, latitude: number] | null
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A field for an address, ZIP Code, city, or coordinates. It suggests streets, cities, and ZIP Codes while the user
 * types. The suggestions load once the field is focused. Pressing Enter without a highlighted suggestion submits the
 * form.
 */
export function AddressField({ isDisabled, near = null, onChange, value, ...field }: AddressFieldProps) {
  const id = useId()
  const keys = useRef<SuggestionKeyHandler>(null)
  /** True while suggestions are shown for the typed text. */
  const [isTyping, setIsTyping] = useState(false)
  const [listed, setListed] = useState(NOT_LISTED)
  const [below, setBelow] = useState(0)
  const popup = useLazyPart("address suggestions", loadSuggestions)
  const close = () => {
    setIsTyping(false)
    setListed(NOT_LISTED)
  }
  /**
   * Closes the suggestions when the focus moves from the field to anything else, such as a button beside the field that
   * submits the typed text.
   */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || relatedTarget.closest("[role=listbox]") === null) close()
  }
  const open = ({ offsetHeight, offsetTop }: HTMLElement) => {
    setIsTyping(true)
    setBelow(offsetTop + offsetHeight)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "ArrowDown" && !isTyping) open(event.currentTarget)
    keys.current?.press(event)
    // No suggestion took it: it is the form's, which looks up what is typed.
    if (event.key === "Enter" && !event.defaultPrevented) close()
  }
  return (
    <div className="relative" onFocus={popup.load} onBlur={leave}>
      <TextField
        {...field}
        {...comboboxProps({ listId: listed.isListed ? id : undefined, activeId: listed.activeId })}
        disabled={isDisabled}
        value={value}
        onChange={({ target }) => {
          open(target)
          onChange(target.value)
        }}
        onKeyDown={press}
      />
      {isTyping && popup.part !== undefined && field.readOnly !== true ? (
        <popup.part.AddressSuggestions
          id={id}
          below={below}
          keys={keys}
          text={value}
          near={near}
          onListed={setListed}
          onPick={(text) => {
            close()
            onChange(text)
          }}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
