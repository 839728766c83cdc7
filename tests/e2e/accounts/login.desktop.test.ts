import type { Page } from '@playwright/test'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { accountPart, dialogOf, fillIn, logIn, loginWords, newCustomer, openLogin } from './customers.ts'
import { addNames } from '#tests/e2e/order/order-steps.ts'
import { expect, inLanguage, inLongRun, inSlice, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const signInCall = '**/api/auth/callback/credentials'

const caretOf = (input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]

/** Holds log-in requests until they are released, and counts them. */
async function holdSignIn(page: Page): Promise<{ readonly letGo: () => void; readonly count: () => number }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let count = 0
  await page.route(signInCall, async (route) => {
    count += 1
    await promise
    return route.continue()
  })
  return { letGo: resolve, count: () => count }
}

const modalPaths = ['/webhosting', '/order/domains', '/', '/helpdesk', '/order/account', '/bestaat-niet']
for (const [index, path] of modalPaths.entries()) {
  test(`[A2] the login modal opens on ${path}`, inSlice(index, 1), async ({ page, complaints }) => {
    await page.goto(path)
    if (path === '/bestaat-niet') await takeComplaints(complaints, /status of 404/)
    await openLogin(page)
    await expect(dialogOf(page).getByRole('heading', { name: 'Welkom terug' })).toBeVisible()
    await expect(page).toHaveURL(path)
  })
}

test('[A2] any element marked for it opens the same modal, also one that is added later', async ({ page }) => {
  await page.goto('/webhosting')
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Ga verder'
    button.dataset['login'] = ''
    document.querySelector('main')?.prepend(button)
  })
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await expect(dialogOf(page)).toBeVisible()
})

test('[A2] without its script the link leads to a page with a log-in form', async ({ page, complaints }) => {
  await page.route('**/assets/login-triggers-*.js', (route) => route.abort())
  await page.goto('/webhosting')
  const part = await accountPart(page)
  await part.getByRole('link', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL('/order/account')
  await takeComplaints(complaints, /ERR_FAILED/)
})

test('[A2] a click before the script is loaded waits for it and opens the modal', inLongRun, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/shell-*.js', async (route) => {
    await promise
    return route.continue()
  })
  await page.goto('/webhosting', { waitUntil: 'domcontentloaded' })
  await page.locator('[data-part=utility-bar] [data-login]').click()
  resolve()
  await expect(dialogOf(page)).toBeVisible()
  await expect(page).toHaveURL('/webhosting')
})

test('[A3] the modal takes 300 ms and its backdrop 150 ms, in and out', async ({ page }) => {
  await page.goto('/webhosting')
  const dialog = await openLogin(page)
  const times = await dialog.evaluate((element) => {
    const of = (pseudo?: string) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element, pseudo)
      const durations = transitionDuration.split(', ')
      return Object.fromEntries(transitionProperty.split(', ').map((name, index) => [name, durations[index]]))
    }
    return { modal: of(), backdrop: of('::backdrop') }
  })
  expect(times.modal).toMatchObject({ opacity: '0.3s', translate: '0.3s', overlay: '0.3s', display: '0.3s' })
  expect(times.backdrop).toMatchObject({ opacity: '0.15s', overlay: '0.15s', display: '0.15s' })
})

test('[A3] with reduced motion there is no animation', inLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/webhosting')
  const dialog = await openLogin(page)
  expect(await dialog.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  await expect(dialog).toHaveCSS('opacity', '1')
})

for (const language of languages) {
  const { home, logIn: submit, logOut, email, password } = loginWords[language]

  test(
    `[A1] [A7] [A9] in ${language} a customer logs in: the modal closes and the page shows the name`,
    inLanguage(language),
    async ({ page, request }) => {
      const customer = await newCustomer(request)
      await page.goto(home)
      const dialog = await openLogin(page, language)
      await fillIn(page, customer, language)
      const sent = page.waitForRequest(signInCall)
      await dialog.getByRole('button', { name: submit, exact: true }).click()
      const fields = new URLSearchParams((await sent).postData() ?? '')
      expect([...fields.keys()].toSorted()).toEqual(['callbackUrl', 'csrfToken', 'email', 'password'])
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(page).toHaveURL(home)
      const part = await accountPart(page)
      await expect(part.getByText('Saar', { exact: true })).toBeVisible()
      await expect(part.getByRole('button', { name: logOut })).toBeVisible()
      await expect(part.getByRole('link', { name: submit, exact: true })).toBeHidden()
      // The closed dialog keeps no input.
      for (const field of await page.locator('dialog.modal input').all()) await expect(field).toHaveValue('')
    },
  )

  test(
    `[A8] in ${language} a wrong combination clears the password, focuses it and shows an error`,
    inLanguage(language),
    async ({ page, request }) => {
      const customer = await newCustomer(request)
      await page.goto(home)
      const dialog = await openLogin(page, language)
      await fillIn(page, { ...customer, password: 'iets-heel-anders-12' }, language)
      await page.keyboard.press('Enter')
      const said = {
        nl: 'Deze combinatie kennen we niet. Controleer je e-mailadres en typ je wachtwoord opnieuw. Uitleg in de helpdesk',
        de: 'Diese Kombination kennen wir nicht. Prüfen Sie Ihre E-Mail-Adresse und geben Sie Ihr Passwort noch einmal ein. Hilfe dazu im Helpdesk',
      }
      await expect(dialog.getByRole('alert')).toHaveText(said[language])
      await expect(dialog.getByLabel(password, { exact: true })).toHaveValue('')
      await expect(dialog.getByLabel(password, { exact: true })).toBeFocused()
      await expect(dialog.getByLabel(email)).toHaveValue(customer.email)
      await expect(page.locator('html')).not.toHaveAttribute('data-user')
    },
  )

  test(
    `[A4] in ${language} missing and malformed input is reported at the field, on blur and on submit`,
    inLanguage(language),
    async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
      const said = {
        nl: ['Vul je e-mailadres in.', 'Dit e-mailadres klopt niet.', 'Vul je wachtwoord in.'],
        de: ['Geben Sie Ihre E-Mail-Adresse ein.', 'Diese E-Mail-Adresse stimmt nicht.', 'Geben Sie Ihr Passwort ein.'],
      }
      const [required = '', malformed = '', noPassword = ''] = said[language]
      await page.goto(home)
      const dialog = await openLogin(page, language)
      const field = dialog.getByLabel(email)
      await dialog.getByRole('button', { name: submit, exact: true }).click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(required)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog.getByLabel(password, { exact: true })).toHaveAccessibleDescription(noPassword)
      await field.fill('saar@wildetuin')
      await field.blur()
      await expect(field).toHaveAccessibleDescription(new RegExp(malformed))
      await field.fill('saar@wildetuin.nl')
      await expect(field).not.toHaveAttribute('aria-invalid')
      await dialog.getByRole('button', { name: submit, exact: true }).click()
      await expect(dialog.getByLabel(password, { exact: true })).toBeFocused()
      expect(calls).toEqual([])
    },
  )
}

test('[A4] an e-mail address is validated on blur, not while typing', inLongRun, async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  const field = dialog.getByLabel('E-mailadres')
  await field.pressSequentially('saar')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('[A5] the password can be shown and hidden; focus and caret stay', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  const field = dialog.getByLabel('Wachtwoord', { exact: true })
  await field.fill('geheimpje')
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5))
  await expect(field).toHaveAttribute('type', 'password')
  const show = dialog.getByRole('button', { name: 'Toon wachtwoord' })
  await expect(show).toHaveAttribute('aria-pressed', 'false')
  await show.click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(dialog.getByRole('button', { name: 'Verberg wachtwoord' })).toHaveAttribute('aria-pressed', 'true')
  await expect(field).toBeFocused()
  expect(await field.evaluate(caretOf)).toEqual([2, 5])
  await dialog.getByRole('button', { name: 'Verberg wachtwoord' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  expect(await field.evaluate(caretOf)).toEqual([2, 5])
  await expect(field).toHaveValue('geheimpje')
})

test('[A6] C98: while it is sent the form is busy, keeps its width, and further clicks do nothing', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request)
  await page.goto('/')
  const { letGo, count } = await holdSignIn(page)
  const dialog = await openLogin(page)
  await fillIn(page, customer)
  const button = dialog.locator('form button:not([type])')
  const before = await button.boundingBox()
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAccessibleName('Bezig met inloggen…')
  expect((await button.boundingBox())?.width).toBe(before?.width)
  await dialog.getByLabel('Wachtwoord', { exact: true }).press('Enter')
  await button.click({ force: true })
  letGo()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(count()).toBe(1)
})

test('too many attempts: the alert shows how long to wait', inLongRun, async ({ page, complaints }) => {
  let seconds = '40'
  await page.route(signInCall, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': seconds }, json: { status: 429, code: 'rate_limited' } }),
  )
  await page.goto('/')
  const dialog = await openLogin(page)
  const customer = { email: 'saar@wildetuin.nl', password: 'iets-heel-anders-12', firstName: 'Saar' }
  await fillIn(page, customer)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Te veel pogingen. Probeer het over 40 seconden opnieuw.')
  seconds = '600'
  await fillIn(page, customer)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Te veel pogingen. Probeer het over 10 minuten opnieuw.')
  await takeComplaints(complaints, /status of 429/)
})

test('an outage of the shop is not reported as a wrong password @long', async ({ page, request, complaints }) => {
  const customer = await newCustomer(request)
  await page.goto('/')
  const dialog = await openLogin(page)
  await fillIn(page, customer)
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Inloggen lukt nu niet.')
  await expect(dialog.getByRole('alert')).not.toContainText('combinatie')
  await page.context().setOffline(false)
  await takeComplaints(complaints, /ERR_INTERNET_DISCONNECTED/)
  await fillIn(page, customer)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
})

for (const [index, kept] of (['none', 'all but the session’s'] as const).entries()) {
  test(
    `C104: cookies are blocked (kept: ${kept}): the modal says so, and not "wrong password"`,
    inSlice(index, 1),
    async ({ page, request }) => {
      const customer = await newCustomer(request)
      await page.route('**/api/auth/**', async (route) => {
        const answer = await route.fetch()
        const headers = answer.headersArray().filter(({ name, value }) => {
          const isCookie = name.toLowerCase() === 'set-cookie'
          return !isCookie || (kept !== 'none' && !/^(authjs\.session-token|signed-in)=/.test(value))
        })
        const { status } = { status: answer.status() }
        await page.context().clearCookies(kept === 'none' ? {} : { name: /session-token|signed-in/ })
        return route.fulfill({
          status,
          body: await answer.body(),
          headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
        })
      })
      await page.goto('/')
      const dialog = await openLogin(page)
      await fillIn(page, customer)
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toContainText('Je browser weigert cookies.')
      await expect(page).toHaveURL('/')
    },
  )
}

test('password managers recognise the fields, and pasting works', inLongRun, async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  const email = dialog.getByLabel('E-mailadres')
  const password = dialog.getByLabel('Wachtwoord', { exact: true })
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await password.focus()
  const isTaken = await password.evaluate((field) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'geplakt')
    return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  expect(isTaken).toBe(true)
})

test('input of a password manager that fires no event is sent all the same', inLongRun, async ({ page, request }) => {
  const customer = await newCustomer(request)
  await page.goto('/')
  const dialog = await openLogin(page)
  await dialog.evaluate((element, { email, password }) => {
    for (const [name, value] of Object.entries({ email, password })) {
      const field = element.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (field) Reflect.set(HTMLInputElement.prototype, 'value', value, field)
    }
  }, customer)
  await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-user', 'known')
})

test('Esc, the close button and a click outside close the modal, and focus returns', async ({ page, isMobile }) => {
  await page.goto('/')
  for (const close of ['Escape', 'cross', 'beside'] as const) {
    const dialog = await openLogin(page)
    await dialog.getByLabel('E-mailadres').fill('half')
    if (close === 'Escape') await page.keyboard.press('Escape')
    else if (close === 'cross') await dialog.getByRole('button', { name: 'Sluiten' }).click()
    else await page.mouse.click(5, 5)
    await expect(dialogOf(page)).toHaveCount(0)
    const opener = isMobile ? page.locator('.menu-button') : page.locator('.utility-bar [data-login]')
    await expect(opener).toBeFocused()
  }
  const dialog = await openLogin(page)
  await expect(dialog.getByLabel('E-mailadres')).toHaveValue('')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('dragging text out of a field does not close the modal', inLongRun, async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  const field = dialog.getByLabel('E-mailadres')
  await field.fill('saar@wildetuin.nl')
  await expect(dialog).toHaveCSS('opacity', '1')
  const box = await field.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move(3, 3)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await expect(field).toHaveValue('saar@wildetuin.nl')
})

test('keyboard focus stays in the modal and reaches all of it', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  await expect(dialog.getByLabel('E-mailadres')).toBeFocused()
  const reached: string[] = []
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return 'browser'
      return element.closest('dialog') ? (element.getAttribute('aria-label') ?? element.textContent) : 'outside'
    })
    reached.push(name ?? '')
  }
  expect(reached).not.toContain('outside')
  for (const part of ['Toon wachtwoord', 'Wachtwoord vergeten', 'Account maken', 'Sluiten']) {
    expect(reached).toContain(part)
  }
})

test('the modal links to the forgotten password and to registration', inLongRun, async ({ page }) => {
  for (const [language, forgot, register] of [
    ['nl', '/wachtwoord-vergeten', '/registreren'],
    ['de', '/de/passwort-vergessen', '/de/registrieren'],
  ] as const) {
    await page.goto(loginWords[language].home)
    const links = (await openLogin(page, language)).locator('.ways a')
    await expect(links.nth(0)).toHaveAttribute('href', forgot)
    await expect(links.nth(1)).toHaveAttribute('href', register)
  }
})

test('with items in the cart the modal mentions the cart', inLongRun, async ({ page }) => {
  await addNames(page, ['groenevingers.nl'])
  await page.goto('/')
  await expect(await openLogin(page)).toContainText('Log in om je mandje af te rekenen.')
})

test('no layout shift behind the modal while it opens or closes', inLongRun, async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await page.locator('.menu-button').click()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  const heading = page.locator('main h1')
  const before = await heading.boundingBox()
  await openLogin(page)
  expect(await heading.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog.modal')).toBeHidden()
  await expect(page.locator('#drawer')).toBeHidden()
  expect(await heading.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(
    `axe finds no violation in the ${colorScheme} modal, empty and with errors @long`,
    inSlice(index, 1),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const language of languages) {
        await page.goto(loginWords[language].home)
        const dialog = await openLogin(page, language)
        expect(await violationsOn(page)).toEqual([])
        await dialog.locator('form button:not([type])').click()
        await fillIn(page, { email: 'niemand@wildetuin.nl', password: 'iets-heel-anders-12', firstName: '' }, language)
        await page.keyboard.press('Enter')
        await expect(dialog.getByRole('alert')).toBeVisible()
        await dialog.locator('form button:not([type])').click()
        await expect(dialog.locator('.error-text')).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
      }
    },
  )
}

test('slow shop: the modal waits, and can be closed', inLongRun, async ({ page, request }) => {
  const customer = await newCustomer(request)
  await page.goto('/')
  const { letGo } = await holdSignIn(page)
  await openLogin(page)
  await fillIn(page, customer)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-user', 'known')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('no customer data is kept in the browser’s storage', inLongRun, async ({ page, request }) => {
  const customer = await newCustomer(request)
  await page.goto('/')
  await logIn(page, customer)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  for (const secret of [customer.email, customer.password, 'Saar', 'Linden']) expect(kept).not.toContain(secret)
})
