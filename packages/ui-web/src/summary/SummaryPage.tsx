/** The route order/:listType/summary. spec: order-builder §2.6, layout 2 */
export const SummaryPage = () => <h1>Review Count &amp; Order</h1>
