import { moveDomainDe } from '#content/de/moving/domain.ts'
import { moveWordpressDe } from '#content/de/moving/wordpress.ts'
import { movingWordsDe } from '#content/de/moving/words.ts'
import type { MoveDomainText, MoverPageId, MoverText, MoveWordpressText, MovingWords } from '#content/moving-text.ts'
import { fromCombell } from '#content/nl/moving/combell.ts'
import { moveDomainNl } from '#content/nl/moving/domain.ts'
import { fromHostnet } from '#content/nl/moving/hostnet.ts'
import { fromMijndomein } from '#content/nl/moving/mijndomein.ts'
import { fromOnecom } from '#content/nl/moving/onecom.ts'
import { fromSavvii } from '#content/nl/moving/savvii.ts'
import { fromStrato } from '#content/nl/moving/strato.ts'
import { fromTransip } from '#content/nl/moving/transip.ts'
import { fromVersio } from '#content/nl/moving/versio.ts'
import { fromVimexx } from '#content/nl/moving/vimexx.ts'
import { moveWordpressNl } from '#content/nl/moving/wordpress.ts'
import { movingWordsNl } from '#content/nl/moving/words.ts'
import { fromYourhosting } from '#content/nl/moving/yourhosting.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

export { moverWordsNl as moverWords } from '#content/nl/moving/words.ts'
export { moveWebsiteNl as moveWebsiteText } from '#content/nl/moving/website.ts'

export const moverTexts: Readonly<Record<MoverPageId, MoverText>> = {
  moveFromTransip: fromTransip,
  moveFromVimexx: fromVimexx,
  moveFromSavvii: fromSavvii,
  moveFromCombell: fromCombell,
  moveFromOnecom: fromOnecom,
  moveFromYourhosting: fromYourhosting,
  moveFromMijndomein: fromMijndomein,
  moveFromVersio: fromVersio,
  moveFromHostnet: fromHostnet,
  moveFromStrato: fromStrato,
}

export function movingWords(locale: SiteLocale): MovingWords {
  return locale === 'nl' ? movingWordsNl : movingWordsDe
}

export function moveWordpressText(locale: SiteLocale): MoveWordpressText<'nl'> | MoveWordpressText<'de'> {
  return locale === 'nl' ? moveWordpressNl : moveWordpressDe
}

export function moveDomainText(locale: SiteLocale): MoveDomainText<'nl'> | MoveDomainText<'de'> {
  return locale === 'nl' ? moveDomainNl : moveDomainDe
}
