/** Loads the errands of the day for the member's home page. */
export const homeItinerary = () => import('../components/home-itinerary.tsx');
