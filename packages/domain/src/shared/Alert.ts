/** A message that the browser itself shows and that waits for the person, unlike a notice. */
export interface Alert {
  readonly text: string
}
