/** Narrows a code from the domain's codec to the contract's literals. */
export const zipTypeCode = (code: number): 0 | 1 | 2 | 3 =>
  code === 1 || code === 2 || code === 3 ? code : 0
