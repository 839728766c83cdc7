/** What is never fetched before somebody asks for it. */
const excluded = ['/api/*', '/demo/*', '/documenten/*', '/order/*', '/de/order/*']

/** A page is fetched when a pointer rests on its link, so most navigations find theirs waiting. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: excluded } }] }, eagerness: 'moderate' }],
})
