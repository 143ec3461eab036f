import {
  submitPromoCode,
  syncPromoCode,
  initialPromoCodeEntry,
  promoCodeNotice,
  promotionOutcomeNotice,
  type PromotionOutcome,
} from "@listwright/domain/promotion"
import { type FormEvent, useEffect, useEffectEvent, useState } from "react"
import { Button } from "../../../design/Button.tsx"
import { classes } from "../../../design/classes.ts"
import { TextField } from "../../../design/TextField.tsx"
import { WordedText } from "../../../design/wording.tsx"

export interface PromotionCodeProps {
  /** The box's label. */
  readonly label: string
  /** The draft's code. */
  readonly code: string | null
  /** The outcome for a code in the latest price; null while the price is loading. */
  readonly outcome: PromotionOutcome | null
  /** True if the list has an area and therefore has, or will have, a price. */
  readonly isPriced: boolean
  /** True if the price couldn't be loaded. */
  readonly hasFailed: boolean
  readonly onCode: (code: string | null) => void
}

/** A field for one promotion code. An invalid code is removed, and an error is shown. */
export function PromotionCode({ label, code, outcome, isPriced, hasFailed, onCode }: PromotionCodeProps) {
  const [typed, setTyped] = useState("")
  const [entered, setEntry] = useState(initialPromoCodeEntry(null))
  // A failed price doesn't remove a code of an earlier visit, because the user hasn't just entered it.
  const entry = syncPromoCode(entered, { code, outcome, hasFailed: hasFailed && typed !== "" })
  if (entry !== entered) setEntry(entry)
  const isRefused = entry._tag === "NotValid" && code !== null
  const takeAway = useEffectEvent(() => onCode(null))
  useEffect(() => {
    if (isRefused) takeAway()
  }, [isRefused])

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const next = submitPromoCode(entry, typed)
    setEntry(next)
    if (next._tag === "Checking") onCode(next.code)
  }
  const remove = () => {
    setTyped("")
    onCode(null)
  }
  const clearError = () => {
    if (entry._tag === "NotValid" || entry._tag === "CodeNeeded") setEntry(initialPromoCodeEntry(null))
  }

  if (entry._tag === "Checking" || entry._tag === "Stored") {
    const isMissed = entry._tag === "Stored" && outcome?.state === "notMet"
    const said = isMissed ? promotionOutcomeNotice(outcome) : promoCodeNotice(entry)
    return (
      <div className="flex min-h-15 items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">{entry._tag === "Checking" ? entry.code : entry.stored.code}</p>
          <p
            role="status"
            className={classes(
              "tabular text-sm",
              isMissed ? "text-caution" : entry._tag === "Stored" ? "text-positive" : "text-muted",
            )}
          >
            <WordedText
              text={
                said?.text ?? (isPriced ? "Checking the code" : "We'll check the code when you add an area.")
              }
            />
          </p>
        </div>
        <Button className="no-print" onPress={remove}>
          Remove
        </Button>
      </div>
    )
  }
  return (
    <form onSubmit={apply} noValidate className="flex items-start gap-3">
      <TextField
        label={label}
        className="flex-1"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={promoCodeNotice(entry)?.text}
        onChange={(event) => {
          setTyped(event.target.value)
          clearError()
        }}
      />
      <Button type="submit" className="mt-6">
        Apply
      </Button>
    </form>
  )
}
