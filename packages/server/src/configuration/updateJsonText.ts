import { applyEdits, modify } from "jsonc-parser"

const LOOKS = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" } }

/** Returns JSON text with some keys updated or added; everything else, including comments, is preserved. */
export const updateJsonText = (text: string, values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values).reduce(
    (changed, [name, value]) => applyEdits(changed, modify(changed, [name], value, LOOKS)),
    text,
  )
