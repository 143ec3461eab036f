/** A reply's parsed JSON, untyped because the tests themselves check its content. */
export type Data = ReturnType<typeof JSON.parse>

/** Returns the paging options with which an original client asks for a history. */
export const paging = (PageSize: number) => ({
  PageNumber: 1,
  PageSize,
  Start: 0,
  SortBy: "OrderDate",
  SortDescending: true,
  FetchTotalRecordCount: true,
})

export const contact = (OrderName: string) => ({
  FirstName: "Dana",
  LastName: "Whitfield",
  Company: "Harbor Street Bakery",
  Email: "dana@bakery.example",
  Phone: "312-555-0100",
  OrderName,
  AddressLine: "12 Harbor Street",
  City: "Chicago",
  State: "IL",
  Zipcode: "60614",
  CountryCode: "US",
})

/** Sums the records of all areas of a counted order. */
export const sumOfAreas = ({ OrderGeos }: Data): number =>
  OrderGeos.reduce((sum: number, { AvailableQty }: Data) => sum + AvailableQty, 0)

/** A file that a customer uploads. */
export const upload = (name: string, lines: ReadonlyArray<string>): FormData => {
  const form = new FormData()
  form.append("file", new File([`${lines.join("\r\n")}\r\n`], name))
  return form
}
