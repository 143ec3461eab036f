import { execFileSync } from "node:child_process"
import { inflateSync } from "node:zlib"

/** The letters of an embedded font by their numbers in the document, from its ToUnicode map. */
const lettersOf = (map: string): ReadonlyMap<number, string> => {
  const letters = new Map<number, string>()
  for (const [, from = "", to = "", list = ""] of map.matchAll(/<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16)
    const hex = [...list.matchAll(/<([\da-f]*)>/gi)].map(([, code = ""]) => code)
    for (let at = 0; at <= Number.parseInt(to, 16) - first; at++)
      letters.set(
        first + at,
        Buffer.from(hex[at] ?? "", "hex")
          .swap16()
          .toString("utf16le"),
      )
  }
  return letters
}

/** The same where no pdftotext is installed: the streams of the document, read by their maps. Good enough to find texts in. */
export const plainPdfText = (pdf: Buffer): string => {
  const text = pdf.toString("latin1")
  const bodies = new Map<string, string>()
  for (const [, id = "", head = "", body = ""] of text.matchAll(
    /(\d+) 0 obj\n(<<[\s\S]*?>>)(?:\nstream\n([\s\S]*?)\nendstream)?\nendobj/g,
  )) {
    const bytes = Buffer.from(body, "latin1")
    bodies.set(id, `${head}\n${head.includes("FlateDecode") ? inflateSync(bytes).toString("latin1") : body}`)
  }
  const fonts = new Map<string, ReadonlyMap<number, string>>()
  for (const [, name = "", id = ""] of [...bodies.values()].join("\n").matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(bodies.get(id) ?? "")?.[1] ?? ""
    fonts.set(name, lettersOf(bodies.get(map) ?? ""))
  }
  const lines: Array<string> = []
  for (const body of bodies.values()) {
    let letters: ReadonlyMap<number, string> = new Map()
    for (const [, font, shown] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? letters
      else
        lines.push(
          [...(shown ?? "").matchAll(/<([\da-f]*)>/gi)]
            .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
            .map((code) => letters.get(Number.parseInt(code, 16)) ?? "")
            .join(""),
        )
    }
  }
  return lines.join("\n")
}

/** Returns the text of a document as pdftotext reads it, or as `plainPdfText` does if that isn't installed. */
export const pdfText = (pdf: Buffer): string => {
  try {
    return execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" })
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return plainPdfText(pdf)
    throw error
  }
}
