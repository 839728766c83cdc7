import type { SiteLocale } from '#core/locale/locale.ts'

export interface MenuAside {
  /** Lines of the heading, with fixed line breaks. */
  readonly lines: readonly string[]
  readonly drawing: 'naam' | 'naam-de' | 'rank' | 'kas' | 'plank'
}

/** Content beside the links of an open submenu, by the key of its group. */
export const menuAsides: Readonly<
  Record<SiteLocale, Readonly<Partial<Record<'domain' | 'wordpress' | 'website' | 'hosting', MenuAside>>>>
> = {
  nl: {
    domain: { lines: ['Van .nl en .com', 'tot .amsterdam.'], drawing: 'naam' },
    wordpress: { lines: ['Drie pakketten:', 'Stek, Struik', 'en Boom.'], drawing: 'rank' },
    website: { lines: ['Een site,', 'een winkel', 'of allebei.'], drawing: 'kas' },
    hosting: { lines: ['Begin klein.', 'Groeien mag', 'altijd.'], drawing: 'plank' },
  },
  de: {
    wordpress: { lines: ['Drei Pakete:', 'Steckling, Strauch', 'und Baum.'], drawing: 'rank' },
    hosting: { lines: ['Größeres Paket?', 'Jederzeit.'], drawing: 'plank' },
    domain: { lines: ['Von .de und .com', 'bis .berlin.'], drawing: 'naam-de' },
  },
}
