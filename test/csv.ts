/** Reads CSV as RFC 4180 has it; the first line names the columns. */
export const readCsv = (text: string): ReadonlyArray<Readonly<Record<string, string>>> => {
  const cells: Array<Array<string>> = [[]]
  let cell = ""
  let isQuoted = false
  const row = () => cells[cells.length - 1] ?? []
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[index + 1] === '"') cell += text[++index]
      else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === ",") {
      row().push(cell)
      cell = ""
    } else if (character === "\n") {
      row().push(cell.replace(/\r$/, ""))
      cell = ""
      cells.push([])
    } else cell += character
  }
  if (cell !== "" || row().length > 0) row().push(cell)
  const [head = [], ...rows] = cells.filter((one) => one.length > 0)
  return rows.map((one) => Object.fromEntries(head.map((name, column) => [name, one[column] ?? ""])))
}
