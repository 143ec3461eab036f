import type { list270Reading } from "../shared/readings.ts"

export type List270 = (typeof list270Reading.options)[number]

/** Whether a list type may be ordered: 10 to 220 in steps of 10, 250, 260, and 270 by the reading. spec: order-builder §1 */
export const orderable = (listType: number, reading: List270): boolean => {
  if (listType === 270) return reading === "orderable"
  const isStep = listType >= 10 && listType <= 220 && listType % 10 === 0
  return isStep || listType === 250 || listType === 260
}
