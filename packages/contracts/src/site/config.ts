/** Settings of an installation, for the browser: absolute addresses without a trailing slash. */
export interface SiteConfig {
  siteOrigin: string;
  apiOrigin: string;
  /** The external listing service; a query is added as `?q=` (P04). */
  listingServiceUrl: string;
  /** The frame of `/idx-search` (P09). */
  mlsSearchUrl: string;
  /** The embedded map of `/contact`; without one it shows a drawn map (C02). */
  mapUrl?: string | undefined;
  directionsUrl: string;
  /** Listing share pages of the report: the reference number is added as `/{reference}` (M12). */
  shareUrl: string;
}
