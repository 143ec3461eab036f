const WIDTH = 70
/** The number of unchanged characters to show on each side of a change. */
const AROUND = 20

const commonStart = (one: string, other: string): number => {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1
  return length
}

const cut = (text: string): string => (text.length <= 3 * WIDTH ? text : `${text.slice(0, 3 * WIDTH - 1)}…`)

/** `a < b → a <= b`; of long texts the part that differs, so that no two changes of a place read alike. */
export const describeChange = (from: string, to: string): string => {
  const [one, other] = [from, to].map((text) => text.replaceAll(/\s+/g, " "))
  if (one === undefined || other === undefined) return ""
  if (one.length <= WIDTH && other.length <= WIDTH) return `${one} → ${other}`
  const start = commonStart(one, other)
  const reversed = (text: string) => text.slice(start).split("").toReversed().join("")
  const end = commonStart(reversed(one), reversed(other))
  const part = (text: string): string => {
    const [left, right] = [Math.max(0, start - AROUND), Math.min(text.length, text.length - end + AROUND)]
    return `${left === 0 ? "" : "…"}${text.slice(left, right)}${right === text.length ? "" : "…"}`
  }
  return `${cut(part(one))} → ${cut(part(other))}`
}
