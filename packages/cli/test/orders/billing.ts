/** What `order place --billing` reads: a card that the sandbox accepts, and whose it is. */
export const BILLING = {
  card: {
    holderName: "Dana Whitfield",
    number: "4111111111111111",
    securityCode: "123",
    expiryMonth: 12,
    expiryYear: 2040,
  },
  contact: {
    phone: "312-555-0100",
    addressLine: "12 Harbor Street",
    city: "Chicago",
    state: "IL",
    zip: "60614",
  },
}
