/** None: there are no Canadian data, so that no postal code is known to be valid. spec: decisions (Catalogue, list type 100) */
export const validPostalCodes = (_codes: ReadonlyArray<string>): ReadonlyArray<string> => []
