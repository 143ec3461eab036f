import { readIndustries, readTable } from "@listwright/geography"
import { WeightedPicker } from "../random/WeightedPicker.ts"

const FILE = new URL("../../../data/business/trades.tsv", import.meta.url)

/** The typical traits of a major group of industries. */
export interface Trade {
  /** The positions of the group's industries among all codes, from 1; the first industries have more establishments. */
  readonly industries: ReadonlyArray<number>
  readonly employees: number
  /** The annual sales per employee, in thousands of dollars. */
  readonly sales: number
  /** The urbanity: -1 in rural areas, 1 in cities. */
  readonly urban: number
  /**
   * The positions in `words` of the last words used in company names, by industry: no dentist is called Chiropractic.
   */
  readonly wordsOf: ReadonlyMap<number, ReadonlyArray<number>>
  /** True for public offices and schools, which are neither owned nor for sale. */
  readonly isPublic: boolean
}

/** A last word of company names, and the prefixes of the industries that it belongs to; empty for all industries. */
interface TradeWord {
  readonly word: string
  readonly industries: ReadonlyArray<string>
}

/** Parses an entry such as 'Dental@8021' or 'Farms'. */
const tradeWord = (text: string): TradeWord => {
  const [word = "", industries] = text.split("@")
  return { word, industries: industries?.split(",") ?? [] }
}

const isOf =
  (code: string) =>
  ({ industries }: TradeWord): boolean =>
    industries.length === 0 || industries.some((beginning) => code.startsWith(beginning))

/** Reads the trades of businesses, with a random picker for each tenth of urbanity. */
export const readTrades = () => {
  const codes = readIndustries().flatMap(({ code, isBottom }) =>
    isBottom && code.length === 4 ? [code] : [],
  )
  const ofMajor = Map.groupBy(codes.keys(), (at) => codes[at]?.slice(0, 2) ?? "")
  const words: Array<string> = []
  const rows = readTable(FILE)
  const trades = rows.map(([major = "", , employees, sales, urban, names = ""]): Trade => {
    const own = names.split("|").map(tradeWord)
    const start = words.length
    words.push(...own.map(({ word }) => word))
    const industries = (ofMajor.get(major) ?? []).map((at) => at + 1)
    return {
      industries,
      employees: Number(employees),
      sales: Number(sales),
      urban: Number(urban),
      wordsOf: new Map(
        industries.map((industry) => {
          const belongs = isOf(codes[industry - 1] ?? "")
          return [industry, own.flatMap((word, at) => (belongs(word) ? [start + at] : []))]
        }),
      ),
      isPublic: major >= "91" && major < "99",
    }
  })
  const weights = rows.map(([, weight]) => Number(weight))
  const pickers = Array.from({ length: 11 }, (_, tenth) => {
    const city = tenth / 5 - 1
    return new WeightedPicker(
      trades.map(({ urban }, at) => (weights[at] ?? 0) * Math.max(0.15, 1 + 0.8 * urban * city)),
    )
  })
  return {
    codes,
    words,
    trades,
    pickerOf: (urbanity: number) => pickers[Math.round(urbanity * 10)] ?? pickers[5],
  }
}

export type Trades = ReturnType<typeof readTrades>
