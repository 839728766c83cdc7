import { routes, isOrderPage } from '#site/links.ts'

const documents = routes.filter(({ id }) => !isOrderPage(id)).map(({ path }) => path)

/** Pages are fetched when a pointer rests on their link, so most navigations find theirs waiting. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: { and: [{ href_matches: documents }, { not: { selector_matches: '[rel~=nofollow]' } }] },
      eagerness: 'moderate',
    },
  ],
})
