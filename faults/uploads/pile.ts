import { deflateRawSync } from "node:zlib"
import { utils, write } from "@e965/xlsx"
import { archive, workbook } from "../../packages/server/test/suppression/xlsx.ts"
import type { Random } from "../random.ts"

/** A file that a user uploads as addresses. */
export interface FaultyFile {
  readonly kind: string
  readonly bytes: Buffer
}

const HEADINGS = ["Keycode", "Address", "City", "State", "ZIP", "Distance in miles"]
const CELLS = [
  "",
  "S1",
  "1 Main St",
  "Chicago",
  "IL",
  "60614",
  "5",
  "=1+1",
  "@cmd",
  "99999999",
  "\u{1F3EA}",
  "é",
  '"',
  "-1",
]
const MB = 1024 * 1024
/** The largest upload that a server accepts. */
export const LARGEST = 32 * MB

const rowsOf = (random: Random, most: number): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: 1 + random.int(most) }, (_, at) =>
    random.percent(40)
      ? [`S${at}`, "1 Main St", "Chicago", "IL", "60614", String(1 + random.int(300))]
      : HEADINGS.map(() => random.pick(CELLS)),
  )

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const csvOf = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows.map((cells) => cells.map(quoted).join(",")).join("\r\n")
const rowXml = (cells: ReadonlyArray<string>): string => {
  const texts = cells.map((cell) => cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;"))
  return `<row>${texts.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`
}
const xlsxOf = (rows: ReadonlyArray<ReadonlyArray<string>>): Buffer => workbook(rows.map(rowXml).join(""))
const xlsOf = (rows: ReadonlyArray<ReadonlyArray<string>>): Buffer => {
  const sheet = utils.aoa_to_sheet(rows.map((cells) => [...cells]))
  const bytes: Uint8Array = write(
    { SheetNames: ["Stores"], Sheets: { Stores: sheet } },
    { type: "buffer", bookType: "biff8" },
  )
  return Buffer.from(bytes)
}

const noise = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.int(256)))
/** The same bytes, some of them changed. */
const bitten = (random: Random, whole: Buffer): Buffer => {
  const bytes = Buffer.from(whole)
  for (let left = 1 + random.int(20); left > 0; left--) bytes[random.int(bytes.length)] = random.int(256)
  return bytes
}
const cut = (random: Random, whole: Buffer): Buffer => whole.subarray(0, 1 + random.int(whole.length - 1))

/** An archive that unpacks to far more than it is. */
const bomb = (megabytes: number): Buffer =>
  workbook(`${rowXml(HEADINGS)}<row><c><v>${"9".repeat(megabytes * MB)}</v></c></row>`)

const MAKERS: Readonly<Record<string, (random: Random) => Buffer>> = {
  "random bytes": (random) => noise(random, random.int(100_000)),
  "good and bad rows": (random) => Buffer.from(csvOf([HEADINGS, ...rowsOf(random, 300)])),
  "wrong columns": (random) => {
    const headings = HEADINGS.filter(() => random.percent(70)).map((name) =>
      random.percent(30) ? `x${name}` : name,
    )
    return Buffer.from(csvOf([headings, ...rowsOf(random, 50)]))
  },
  "columns twice": (random) =>
    Buffer.from(csvOf([[...HEADINGS, random.pick(HEADINGS)], ...rowsOf(random, 5)])),
  "UTF-16": (random) => Buffer.from(`\ufeff${csvOf([HEADINGS, ...rowsOf(random, 50)])}`, "utf16le"),
  "Latin-1": (random) =>
    Buffer.from(
      csvOf([HEADINGS, ["S", "Straße ÿ", "Zürich", "IL", "60614", "1"], ...rowsOf(random, 50)]),
      "latin1",
    ),
  "NUL characters": (random) =>
    Buffer.from(csvOf([HEADINGS, ["\0", "a\0b", "\0", "IL", "60614", "1"], ...rowsOf(random, 20)])),
  formulas: (random) =>
    Buffer.from(
      csvOf([
        HEADINGS,
        ...rowsOf(random, 50).map((cells) =>
          cells.map((cell) => `${random.pick(["=", "+", "-", "@", "\t"])}${cell}`),
        ),
      ]),
    ),
  "unbalanced quotes": (random) =>
    Buffer.from(`${csvOf([HEADINGS, ...rowsOf(random, 20)])}\r\n"S9,"${"x".repeat(random.int(60_000))}`),
  "rows of other lengths": (random) =>
    Buffer.from(
      csvOf([HEADINGS, ...rowsOf(random, 50).map((cells) => [...cells, ...cells].slice(0, random.int(12)))]),
    ),
  "too many columns": () => Buffer.from(csvOf([Array.from({ length: 2_000 }, (_, at) => `c${at}`)])),
  "blank lines": (random) => Buffer.from("\r\n ,\r\n".repeat(random.int(5_000))),
  JSON: (random) => Buffer.from(JSON.stringify({ rows: rowsOf(random, 50) })),
  "a workbook": (random) => xlsxOf([HEADINGS, ...rowsOf(random, 100)]),
  "a truncated workbook": (random) => cut(random, xlsxOf([HEADINGS, ...rowsOf(random, 100)])),
  "a damaged workbook": (random) => bitten(random, xlsxOf([HEADINGS, ...rowsOf(random, 100)])),
  "an archive of other things": (random) =>
    archive([{ name: "xl/workbook.xml", text: csvOf(rowsOf(random, 5)) }]),
  "a workbook with a password": () =>
    archive([{ name: "xl/workbook.xml", text: "<workbook/>", locked: true }]),
  "a small bomb": (random) => bomb(2 + random.int(3)),
  "Excel 97": (random) => xlsOf([HEADINGS, ...rowsOf(random, 100)]),
  "a truncated Excel 97": (random) => cut(random, xlsOf([HEADINGS, ...rowsOf(random, 100)])),
  "a damaged Excel 97": (random) => bitten(random, xlsOf([HEADINGS, ...rowsOf(random, 100)])),
  "the head of Excel 97": (random) =>
    Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), noise(random, random.int(50_000))]),
}

/**
 * Generates this many files of at most 100 kB, cycling through all kinds; the same randomness gives the same files.
 */
export const smallFiles = function* (random: Random, files: number): Generator<FaultyFile> {
  const kinds = Object.entries(MAKERS)
  for (let at = 0; at < files; at++) {
    const [kind, make] = kinds[at % kinds.length] ?? ["", () => Buffer.alloc(0)]
    yield { kind, bytes: make(random.fork(String(at))).subarray(0, 100_000) }
  }
}

const filled = (text: string): Buffer => Buffer.alloc(LARGEST, text)
const under = (head: string, text: string): Buffer => {
  const bytes = filled(text)
  bytes.write(head)
  return bytes
}
const HEAD = `${HEADINGS.join(",")}\n`

const LARGE: Readonly<Record<string, () => Buffer>> = {
  "good rows": () => under(HEAD, "S1,1 Main St,Chicago,IL,60614,5\n"),
  "bad rows": () => under(HEAD, ",,,,,x\n"),
  "one line": () => filled("x"),
  "one row under headings": () => under(HEAD, "x"),
  "one open quote": () => under(`${HEAD}"`, "x,\n"),
  quotes: () => filled('"'),
  commas: () => filled(","),
  "line ends": () => filled("\n"),
  "line ends under headings": () => under(HEAD, "\n"),
  zeros: () => filled("\0"),
  "bytes of no text": () => Buffer.alloc(LARGEST, 0xff),
  "the head of a workbook": () => under("PK\u0003\u0004", "x"),
  "the head of Excel 97": () =>
    Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(LARGEST - 8, 1)]),
  "Excel 97 and zeros after it": () =>
    Buffer.concat([xlsOf([HEADINGS]), Buffer.alloc(LARGEST)]).subarray(0, LARGEST),
  "Excel 97 of many rows": () =>
    xlsOf([
      HEADINGS,
      ...Array.from({ length: 60_000 }, (_, at) => HEADINGS.map((name) => `${name} ${at} ${"x".repeat(60)}`)),
    ]).subarray(0, LARGEST),
  "a bomb of one row": () => bomb(300),
  "a bomb of rows": () => workbook(rowXml(HEADINGS) + "<row/>".repeat(40_000_000)),
  "a workbook of many rows": () =>
    workbook(rowXml(HEADINGS) + rowXml(["S1", "1 Main St", "Chicago", "IL", "60614", "5"]).repeat(900_000)),
  "packed noise": () => deflateRawSync(under(HEAD, "S1,"), { level: 0 }).subarray(0, LARGEST),
  "a byte too many": () => Buffer.alloc(LARGEST + 1, "x"),
}

/** Files at the limit of 32 MB, or that unpack to more. */
export const largeFiles = function* (): Generator<FaultyFile> {
  for (const [kind, make] of Object.entries(LARGE)) yield { kind: `32 MB: ${kind}`, bytes: make() }
}
