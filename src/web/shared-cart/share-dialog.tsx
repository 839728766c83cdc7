import encodeQr from 'qr'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useMessages, useTranslations } from 'use-intl'
import { formatDay } from '#core/time/day-format.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { choiceKeyOf } from '#core/cart/cart.ts'
import { brandName } from '#site/brand.ts'
import { shareCart } from '#web/api/shared-carts.ts'
import type { CartDialogProps } from '#web/order/dialog-button.tsx'
import type { CartStore } from '#web/cart/cart-store.ts'
import { useCartStore } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { type OrderSession, type SharedLink, useOrderSession } from '#web/order/order-session.ts'
import { Texts } from '#web/texts.tsx'
import { FormNote } from '#web/ui/form-note.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { CopyableText } from './copyable-text.tsx'

/** Shares the cart as a link and a QR code, for another device or for the person who pays. */
export function ShareDialog({ messages, onClose }: CartDialogProps) {
  const appMessages = useMessages()
  const all = useMemo(() => ({ ...appMessages, ...messages }), [appMessages, messages])
  return (
    <Texts locale={useLocale()} messages={all}>
      <Dialog onClose={onClose} />
    </Texts>
  )
}

type Link = SharedLink | 'making' | 'failed' | 'tooMany'

/** Reuses the link while the contents of the cart are unchanged. */
async function makeLink(cart: CartStore, session: OrderSession): Promise<Link> {
  await cart.settled()
  const id = cart.id()
  if (id === null) return 'failed'
  const contents = [id, ...cart.view().items.map(choiceKeyOf)].join(' ')
  const { sharedLink } = session.state()
  if (sharedLink?.contents === contents) return sharedLink
  const answer = await shareCart(id)
  if (!answer.ok) return answer.status === 429 ? 'tooMany' : 'failed'
  const link = { contents, token: answer.body.token, expiresAt: new Date(answer.body.expiresAt) }
  session.set({ sharedLink: link })
  return link
}

function Dialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('share')
  const common = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const cart = useCartStore()
  const session = useOrderSession()
  const [link, setLink] = useState<Link>('making')
  const isMaking = link === 'making'
  const made = typeof link === 'object' ? link : undefined
  const locale = useLocale()
  const dayOf = ({ expiresAt }: SharedLink) => formatDay(shopDayOf(expiresAt), locale)

  useEffect(() => {
    if (isMaking) void makeLink(cart, session).then(setLink)
  }, [cart, isMaking, session])

  return (
    <Modal ref={dialog} title={t('title')} closeLabel={common('close')} opensAt="top" onClose={onClose}>
      <p className="muted">{t('lead')}</p>
      <p className="link-status" role="status">
        {isMaking && t('making')}
        {made && t('ready', { day: dayOf(made) })}
      </p>
      {made && <LinkWays {...made} day={dayOf(made)} />}
      {(link === 'failed' || link === 'tooMany') && (
        <FormNote title={t('failed')}>
          {link === 'tooMany' && t('tooMany')}{' '}
          <button type="button" className="button button-text" onClick={() => setLink('making')}>
            {common('retry')}
          </button>
        </FormNote>
      )}
    </Modal>
  )
}

/** Ways to share the link: copy, system share sheet, e-mail or QR code. */
function LinkWays({ token, day }: Pick<SharedLink, 'token'> & { readonly day: string }) {
  const t = useTranslations('share')
  const { paths } = useOrder()
  const link = `${location.origin}${paths.sharedCart}#token=${token}`
  const subject = t('mailSubject', { brand: brandName })
  const mail = new URLSearchParams({ subject, body: t('mailBody', { brand: brandName, link, day }) })
  return (
    <div className="share">
      <CopyableText
        label={t('link')}
        text={link}
        words={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }}
      />
      <div className="sending">
        {'share' in navigator && (
          <button
            type="button"
            className="button button-secondary"
            onClick={() => void navigator.share({ title: subject, url: link }).catch(() => {})}
          >
            {t('send')}
          </button>
        )}
        {/* Mail programs do not decode "+" as a space. */}
        <a className="button button-secondary" href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
          {t('mail')}
        </a>
      </div>
      <figure>
        <QrCode text={link} label={t('qr')} />
        <figcaption>{t('scan')}</figcaption>
      </figure>
      <p className="help">{t('note')}</p>
    </div>
  )
}

/** Always dark on light, because some cameras cannot read inverted codes. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = useMemo(() => encodeQr(text, 'raw', { ecc: 'medium', border: 4 }), [text])
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
