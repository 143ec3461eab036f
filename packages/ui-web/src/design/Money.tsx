import { Figure } from "./Figure.tsx"

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ",")

/** '-1234.50' as '-$1,234.50'. The decimals stay as they came: a price per record has five. */
export const moneyText = (amount: string): string => {
  const [whole = "0", decimals] = amount.replace(/^-/, "").split(".")
  const sign = amount.startsWith("-") ? "-" : ""
  return `${sign}$${grouped(whole)}${decimals === undefined ? "" : `.${decimals}`}`
}

export interface MoneyProps {
  /** Decimal string, as on the wire. */
  readonly amount: string
  readonly isPending?: boolean
  readonly className?: string
}

/** An amount in dollars, in figures of equal width. */
export function Money({ amount, ...rest }: MoneyProps) {
  return <Figure text={moneyText(amount)} {...rest} />
}
