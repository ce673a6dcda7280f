/** Loads the component that shows the day's errands on the member's home page. */
export const homeItinerary = () => import('../components/home-itinerary.tsx');
