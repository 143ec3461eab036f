/** The route order/:listType/success. spec: order-builder §2.7 */
export const SuccessPage = () => <h1>Thank you!</h1>
