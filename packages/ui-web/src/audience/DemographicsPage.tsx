/** The route order/:listType/demo/demoDemographics. spec: order-builder §2.4 */
export const DemographicsPage = () => <h1>Build Your Target Audience</h1>
