/** Programs that read pages for others: search engines, link previews of messengers, checkers of links. */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp|telegram|embedly|quora link|pinterest|vkshare|bitlybot|skypeuripreview|tumblr|lighthouse|google-inspectiontool|googleother|mediapartners|feedfetcher|yandex|baidu|duckduck|ia_archiver|archive\.org|w3c_validator|validator\.nu|curl\/|wget\/|python-requests|axios\/|node-fetch/i

/** True for a crawler or a social preview, told by what it says of itself. */
export function isCrawler(userAgent: string): boolean {
  return userAgent.trim() === '' || PROGRAMS.test(userAgent)
}
