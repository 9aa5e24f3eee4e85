/** The listing service's address for one query, encoded (P04, X06). */
export function searchAddress(serviceUrl: string, query: string) {
  const joint = serviceUrl.includes('?') ? '&' : '?';

  return `${serviceUrl}${joint}q=${encodeURIComponent(query.trim())}`;
}
