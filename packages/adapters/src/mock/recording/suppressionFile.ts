const COLUMNS = ["First Name", "Last Name", "Address", "ZIP Code"]
const PEOPLE = 4

/** A file of the first people of a delivered list, of one unknown person (line 6) and one without ZIP Code (line 7). */
export const suppressionFile = (list: string): string => {
  // The demo universe has no names and addresses that a CSV would have to quote.
  const [header = [], ...rows] = list.split("\r\n").map((line) => line.split(","))
  const people = rows
    .slice(0, PEOPLE)
    .map((row) => COLUMNS.map((column) => row[header.indexOf(column)] ?? "").join(","))
  const lines = [
    COLUMNS.join(","),
    ...people,
    "Nora,Nobody,1 Nowhere Lane,60614",
    "Lee,Nowhere,12 Harbor St,",
  ]
  return `${lines.join("\r\n")}\r\n`
}
