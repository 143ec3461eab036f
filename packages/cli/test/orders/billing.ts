/** The content of the `order place --billing` file: a card that the sandbox accepts, and its holder. */
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
