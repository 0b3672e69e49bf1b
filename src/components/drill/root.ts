/** The id of the element that the drill lives in. */
export const drillRoot = 'si-puo-fare';
