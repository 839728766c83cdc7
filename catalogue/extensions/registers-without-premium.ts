/**
 * Registers that ask one price for every name and hold few back: what they do not know, and DNS does not either, is
 * free there. Elsewhere such a name may still be reserved or premium.
 */
export const registersWithoutPremium: ReadonlySet<string> = new Set([
  'at',
  'be',
  'ch',
  'co.uk',
  'com',
  'de',
  'eu',
  'fr',
  'net',
  'nl',
  'org',
  'uk',
])
