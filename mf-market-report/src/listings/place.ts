/** The slider's three places (M14). */
export const places = 3;

/** One step back or forth; at either end it is ignored (M14). */
export const stepFrom = (place: number, by: -1 | 1) => Math.min(Math.max(place + by, 0), places - 1);

/** How far the strip has moved, in thirds of its own width (M14). */
export const shiftAt = (place: number) => `translateX(-${place * 33.333}%)`;
