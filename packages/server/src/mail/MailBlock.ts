/** A row of a table of facts: 'Paid with', 'VISA ending in 1111'. */
export interface MailFact {
  readonly name: string
  readonly value: string
  /** What is said beside the value, less prominently: 'removes 1,200'. */
  readonly note?: string
}

/** A row of a bill. Amounts as decimals: '12.50'. */
export interface MailAmount {
  readonly label: string
  readonly amount: string
  readonly detail?: string
}

/** What a mail consists of, top to bottom. The text of a mail and its HTML are both made of these, and of nothing else. */
export type MailBlock =
  | { readonly kind: "heading"; readonly text: string }
  /** The one figure that the mail is about. */
  | { readonly kind: "figure"; readonly label: string; readonly value: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "facts"; readonly title?: string; readonly facts: ReadonlyArray<MailFact> }
  | { readonly kind: "money"; readonly lines: ReadonlyArray<MailAmount>; readonly total: MailAmount }
  /** A button. `url` is complete, or begins with '/' and is a page of this site. */
  | { readonly kind: "link"; readonly label: string; readonly url: string }
  /** Said less prominently. */
  | { readonly kind: "note"; readonly text: string }
