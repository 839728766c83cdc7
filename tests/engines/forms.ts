import assert from 'node:assert/strict'
import { freshEmail, mailedLinks, mailsTo } from '#tests/e2e/account-forms.ts'
import { any, button, field, heading, link } from './target.ts'
import type { Journey, Visit } from './visit.ts'

async function feedback({ page }: Visit): Promise<void> {
  const part = any('section', 'Heeft dit je geholpen?')
  await page.goto('/helpdesk')
  await page.fill(any('main input[type=search], main [role=search] input, main search input'), 'verhuiskode')
  const first = any('main .results a')
  await page.until(
    'the article is found',
    () => page.see(first),
    (sight) => Boolean(sight?.attributes['href']?.endsWith('/verhuiscode-opvragen')),
  )
  await page.press('ArrowDown')
  await page.hasFocus(first)
  await page.press('Enter')
  await page.isAt('/helpdesk/verhuiscode-opvragen')
  await page.click(button('Nee', part))
  await page.reads(part, 'Jammer.')
  await page.press('Tab')
  await page.type('Stap 3 klopt niet.')
  await page.press('Tab', 'Enter')
  await page.reads(part, 'Dank je. We lezen het')
}

async function contact({ page, shop }: Visit): Promise<void> {
  const email = freshEmail()
  await page.goto('/over-ons/contact?domain=premium-tuin.nl')
  await page.holds(field('Je vraag', 'main'), /premium-tuin\.nl/)
  await page.fill(field('Je vraag', 'main'), `Blijft mijn site bereikbaar? ${email}`)
  await page.fill(field('Je naam', 'main'), 'Saar van der Linden')
  await page.fill(field('E-mailadres', 'main'), 'saar@')
  await page.click(button('Stuur mijn vraag'))
  await page.hasFocus(field('E-mailadres', 'main'))
  await page.holds(field('Je naam', 'main'), 'Saar van der Linden')
  await page.fill(field('E-mailadres', 'main'), email)
  await page.click(button('Stuur mijn vraag'), 2)
  await page.hasFocus(heading('Je vraag is binnen'))
  assert.equal((await mailsTo(shop, email)).length, 1)
}

async function withdraw({ page, shop }: Visit): Promise<void> {
  const email = freshEmail()
  await page.goto('/herroepen')
  // Until the script is there, the browser itself checks the fields.
  await page.sees(any('form.shortform[novalidate]'))
  await page.click(button('Herroeping bevestigen'))
  await page.hasFocus(field('Je naam', 'main'))
  await page.fill(field('Je naam', 'main'), 'Saar van der Linden')
  await page.fill(field('Om welke bestelling gaat het?', 'main'), '2026-999999')
  await page.fill(field('E-mailadres voor de bevestiging', 'main'), 'saar@')
  await page.press('Enter')
  await page.hasFocus(field('E-mailadres voor de bevestiging', 'main'))
  await page.holds(field('Je naam', 'main'), 'Saar van der Linden')
  await page.fill(field('E-mailadres voor de bevestiging', 'main'), email)
  await page.click(button('Herroeping bevestigen'), 2)
  await page.hasFocus(heading('Je herroeping is binnen'))
  await page.click(button('Bewaar wat je verklaard hebt'))
  const mails = await mailsTo(shop, email)
  assert.match(mails.map(({ subject }) => subject).join(), /^Je herroeping is binnen \(H\d{4}-\d{6}\)$/)
}

async function cancel({ page, shop }: Visit): Promise<void> {
  const email = freshEmail()
  await page.goto('/de')
  await page.click(link('Verträge hier kündigen'))
  await page.fill(field('Ihr Name', 'main'), 'Jana Krüger')
  await page.fill(field('Was möchten Sie kündigen?', 'main'), 'gruenerdaumen.de, Strauch')
  await page.fill(field('E-Mail-Adresse für die Bestätigung', 'main'), email)
  await page.choose(field('Art der Kündigung', 'main'), 'extraordinary')
  await page.click(button('jetzt kündigen', 'main'))
  await page.hasFocus(field('Welcher Grund liegt vor?', 'main'))
  await page.fill(field('Welcher Grund liegt vor?', 'main'), 'Der Server war eine Woche aus.')
  await page.click(button('jetzt kündigen', 'main'))
  await page.sees(heading('Ihre Kündigung ist eingegangen'))
  assert.equal((await mailsTo(shop, email)).length, 1)
}

const [signup, overview] = ['/partnerprogramma/aanmelden', '/partnerprogramma/overzicht']

async function becomePartner({ page, shop }: Visit): Promise<void> {
  const email = freshEmail()
  await page.goto('/partnerprogramma')
  await page.click(link('Meld je aan', 'main'))
  await page.isAt(signup)
  await page.click(button('Meld je aan', 'main'))
  await page.hasFocus(field('Je naam', 'main'))
  await page.type('Saar van der Linden')
  await page.fill(field('E-mailadres', 'main'), email)
  await page.fill(field('Waar schrijf of vertel je over ons?', 'main'), 'wildetuin.nl/blog')
  await page.fill(field('IBAN', 'main'), 'NL91 ABNA 0417 1643 01')
  await page.press('Enter')
  await page.hasFocus(field('IBAN', 'main'))
  await page.fill(field('IBAN', 'main'), 'NL91 ABNA 0417 1643 00')
  await page.holds(field('E-mailadres', 'main'), email)
  await page.click(button('Meld je aan', 'main'))
  await page.hasFocus(heading('Kijk in je mail'))
  const [confirmation = ''] = await mailedLinks(shop, email, signup)
  await page.goto('/')
  await page.goto(confirmation)
  await page.hasFocus(heading('Je bent partner'))
  const [statement = ''] = await mailedLinks(shop, email, overview)
  await page.goto(statement)
  await page.sees(heading(/^Partner \d+$/))
  await page.isAt(overview)
  await page.reads(any('main'), 'Nog geen verkopen.')
  await page.reload()
  await page.sees(heading(/^Partner \d+$/))
}

export const forms: readonly Journey[] = [
  { title: 'searches the helpdesk, and says what an article lacks', width: 1440, go: feedback },
  { title: 'asks a question', width: 390, go: contact },
  { title: 'withdraws from a contract', width: 1440, go: withdraw },
  { title: 'cancels a contract', width: 390, go: cancel },
  { title: 'becomes a partner', width: 1440, go: becomePartner },
  {
    title: 'a form without script',
    width: 390,
    scripts: false,
    async go({ page }) {
      const part = any('section', 'Hat Ihnen das geholfen?')
      await page.goto('/de/helpdesk/dns-eintrage')
      await page.click(button('Ja', part))
      await page.isAt('/de/helpdesk/dns-eintrage#thanks')
      await page.reads(part, 'Danke.')
    },
  },
]
