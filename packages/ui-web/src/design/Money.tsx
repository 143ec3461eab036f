import { dollars } from "@listwright/domain/shared"
import { Figure } from "./Figure.tsx"

export interface MoneyProps {
  /** The amount as a decimal string, as in the API. */
  readonly amount: string
  readonly isPending?: boolean
  readonly className?: string
}

/** An amount in dollars, in figures of equal width. */
export function Money({ amount, ...rest }: MoneyProps) {
  return <Figure text={dollars(amount)} {...rest} />
}
