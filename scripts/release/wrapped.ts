/** Words, and code with its spaces, which stays in one line. */
const PIECES = /(?:`[^`]*`|\S)+/g

/** A list item in Markdown, in lines of at most `width` characters; a longer piece has a line of its own. */
export const wrapped = (text: string, width: number): string => {
  const lines = ["-"]
  for (const [piece] of text.matchAll(PIECES)) {
    const longer = `${lines.at(-1)} ${piece}`
    if (longer.length <= width || lines.at(-1) === "-") lines[lines.length - 1] = longer
    else lines.push(`  ${piece}`)
  }
  return lines.join("\n")
}
