/** The messages of the portal's lists, forms, and rewards, in the original contract's wording and corrected. */
export const portalTexts = {
  noSuchDataSource: {
    original: "No this datasource, please choose one",
    corrected: "This data source isn't available. Please choose another one.",
  },
  orderMoreFailedTitle: { original: "Order More Failed", corrected: "The new list wasn't created" },
  orderMoreFailed: {
    original: "Please try again, or cantact us",
    corrected: "Please try again, or contact us.",
  },
  messageSent: { original: "Message successfully sent", corrected: "Your message was sent." },
  messageFailed: {
    original: "Message failed to be sent",
    corrected: "Your message couldn't be sent. Please try again.",
  },
  campaignEmail: {
    original: "Email is required or E-mail must be valid",
    corrected: "Enter a valid email address",
  },
  campaignProspects: { original: "Please select prospects", corrected: "Choose at least one channel" },
  campaignOtherProspect: { original: "Please enter other text.", corrected: "Describe the other channel" },
  cartEmpty: { original: "Please add reward to cart", corrected: "Add a gift to your cart first." },
  cartExceedsPoints: {
    original: "Has exceeded the point you have",
    corrected: "Your cart needs more points than you have.",
  },
  needStateCode: { original: "Need State Code", corrected: "Enter the 2-letter state code." },
  needZipCode: { original: "Need ZIP Code", corrected: "Enter the 5-digit ZIP Code." },
  savedListsTitle: {
    original: "Manage your recent saved lists to modify and prepare for checkout.",
    corrected: "Edit your recent saved lists and get them ready to order.",
  },
} as const
