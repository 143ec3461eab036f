/** A list item in Markdown, in lines of at most `width` characters; a longer word has a line of its own. */
export const wrapped = (text: string, width: number): string => {
  const lines = ["-"]
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`
    if (longer.length <= width || lines.at(-1) === "-") lines[lines.length - 1] = longer
    else lines.push(`  ${word}`)
  }
  return lines.join("\n")
}
