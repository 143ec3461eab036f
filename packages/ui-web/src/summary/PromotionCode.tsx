import {
  PROMO_CODE_NOT_VALID,
  promoCodeApplied,
  promoCodeNeeded,
  type PromotionOutcome,
} from "@listwright/domain"
import { type FormEvent, useEffect, useEffectEvent, useState } from "react"
import { Button } from "../design/Button.tsx"
import { classes } from "../design/classes.ts"
import { TextField } from "../design/TextField.tsx"

export interface PromotionCodeProps {
  /** The code that the draft holds. */
  readonly code: string | null
  /** What became of a code in the latest price; null while that is on its way. */
  readonly outcome: PromotionOutcome | null
  readonly onCode: (code: string | null) => void
}

const heldText = (outcome: PromotionOutcome | null): string => {
  if (outcome === null) return "Checking the code"
  if (outcome.state === "applied") return promoCodeApplied(outcome.amount).text
  switch (outcome.notMet) {
    case "minimum spend":
      return "The order is below the minimum amount of this code, so nothing is deducted yet."
    case "minimum records":
      return "The order has fewer records than this code asks for, so nothing is deducted yet."
    default:
      return "The order does not meet the conditions of this code yet."
  }
}

/** One promotion code at a time. A wrong one is taken away again, with an error. spec: order-builder §4, §8 */
export function PromotionCode({ code, outcome, onCode }: PromotionCodeProps) {
  const [typed, setTyped] = useState("")
  const [isMissing, setIsMissing] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const own = outcome !== null && outcome.code === code ? outcome : null
  const isRefused = own?.state === "notValid"
  if (isRefused && refused !== code) setRefused(code)
  const takeAway = useEffectEvent(() => onCode(null))
  useEffect(() => {
    if (isRefused) takeAway()
  }, [isRefused])

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const entered = typed.trim()
    setIsMissing(entered === "")
    setRefused(null)
    if (entered !== "") onCode(entered)
  }
  const remove = () => {
    setTyped("")
    onCode(null)
  }
  const error = isMissing ? promoCodeNeeded.text : refused === null ? undefined : PROMO_CODE_NOT_VALID

  if (code !== null && !isRefused) {
    return (
      <div className="flex min-h-15 items-center justify-between gap-3">
        <div>
          <p className="font-medium">{code}</p>
          <p
            role="status"
            className={classes("text-sm", own?.state === "applied" ? "text-positive" : "text-muted")}
          >
            {heldText(own)}
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
        label="Code"
        className="flex-1"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(null)
          setIsMissing(false)
        }}
      />
      <Button type="submit" className="mt-6">
        Apply
      </Button>
    </form>
  )
}
