import { applyEdits, modify } from "jsonc-parser"

const LOOKS = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" } }

/** A JSON text in which names have other values, or are added; everything else, comments too, stays as it is. */
export const withValues = (text: string, values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values).reduce(
    (changed, [name, value]) => applyEdits(changed, modify(changed, [name], value, LOOKS)),
    text,
  )
