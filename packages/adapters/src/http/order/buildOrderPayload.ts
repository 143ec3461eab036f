import type { PlaceOrderRequest } from "@listwright/domain/order"
import { cardTypes, paymentMethods } from "@listwright/domain/payment"
import type { OriginalOrder } from "../../contract/original/order/OriginalOrder.ts"
import { toOriginalContact } from "../../original-order/toOriginalContact.ts"

const cardTypeCode = (name: string): { readonly CardType?: number } => {
  const known = cardTypes.names.find((other) => other === name)
  return known === undefined ? {} : { CardType: cardTypes.encode(known) }
}

/**
 * Builds the order for a ProcessOrder call: the draft, the revision and figures shown, the contact, and the payment
 * token.
 */
export const buildOrderPayload = ({
  draftId,
  revision,
  contact,
  shown,
  agreementAccepted,
  payment,
}: Omit<PlaceOrderRequest, "requestKey">): OriginalOrder => ({
  ListModuleSessionId: draftId,
  DraftRevision: revision,
  IsAgreementAccepted: agreementAccepted,
  IsContactMe: contact.contactMe,
  TotalDesiredQty: shown.quantity,
  TotalPretaxCost: shown.totalBeforeTax,
  TaxCharge: shown.taxCharge,
  TotalActualCost: shown.total,
  PaymentMethod: paymentMethods.encode("creditCard"),
  OrderContactInformation: toOriginalContact(contact),
  ...(payment === null
    ? {}
    : {
        OrderPaymentInformation: {
          Token: payment.token,
          ...cardTypeCode(payment.cardType),
          HolderName: payment.holderName,
          SecurityCode: payment.securityCode,
          ExpiredMonth: payment.expiryMonth,
          ExpiredYear: payment.expiryYear,
          AddressLine: payment.addressLine,
          City: payment.city,
          State: payment.state,
          Zipcode: payment.zip,
          CountryCode: payment.countryCode,
          Email: contact.email,
          Phone: contact.phone,
        },
      }),
})
