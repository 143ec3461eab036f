/** Splits pasted text at blanks, line ends, commas and semicolons; repetitions stay. spec: order-builder §5 (Paste) [ob5-paste] */
export const splitPaste = (text: string): ReadonlyArray<string> =>
  text.split(/[\s,;]+/).filter((entry) => entry !== "")
