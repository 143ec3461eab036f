/** The three kinds of suppression, in the order of their digits, and how each is used. spec: order-builder §3 */
export interface SuppressionModes {
  readonly order: SuppressionMode
  /** Saved counts. */
  readonly slc: SuppressionMode
  readonly file: SuppressionMode
}

const MODES = ["off", "date", "item"] as const
export type SuppressionMode = (typeof MODES)[number]

/** The modes as one number from 0 to 26: base three, prior orders the lowest digit. spec: golden.md suppression.encode */
export const encodeSuppression = ({ order, slc, file }: SuppressionModes): number =>
  MODES.indexOf(order) + 3 * MODES.indexOf(slc) + 9 * MODES.indexOf(file)

/** undefined: there is no such code. */
export const decodeSuppression = (code: number): SuppressionModes | undefined => {
  if (!Number.isInteger(code)) return undefined
  const order = MODES[code % 3]
  const slc = MODES[Math.floor(code / 3) % 3]
  const file = MODES[Math.floor(code / 9)]
  return order === undefined || slc === undefined || file === undefined ? undefined : { order, slc, file }
}
