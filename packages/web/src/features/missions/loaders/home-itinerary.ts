/** Loads the component that shows a short itinerary on the member's home page. */
export const homeItinerary = () => import('../components/home-itinerary.tsx');
