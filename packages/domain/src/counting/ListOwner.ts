/** Whose prior orders, saved counts and uploaded files the suppressions of a definition mean. spec: decisions (Counting) */
export interface ListOwner {
  readonly accountId: number
}
