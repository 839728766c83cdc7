import { describe, expect, test } from 'vitest'
import { checkRegistrar } from '#apps/cli/doctor/check-surroundings.ts'
import { openRegistrarServer, registrarKinds } from './registrar-world.ts'

test('without a registrar there is nothing to check', async () => {
  expect(await checkRegistrar({ registrar: undefined })).toEqual([])
})

describe.each(registrarKinds)('the doctor asks %s', (kind) => {
  async function told(change: (parts: Awaited<ReturnType<typeof openRegistrarServer>>) => object | void) {
    const parts = await openRegistrarServer(kind)
    const registrar = { ...parts.settings, ...change(parts) }
    const [finding] = await checkRegistrar({ registrar })
    const { charges } = parts.simulation
    await parts.close()
    expect(charges).toEqual([])
    return finding
  }

  test('the account is right, and it knows a name that somebody has', async () => {
    const finding = await told(({ simulation }) => void simulation.foreign.set('sidn.nl', 'code'))
    expect(finding).toMatchObject({ level: 'ok', text: expect.stringContaining(kind) })
  })

  test('it does not know a name that somebody has: a warning', async () => {
    expect(await told(() => {})).toMatchObject({ level: 'warning', text: expect.stringContaining('available') })
  })

  test('a wrong key or password is wrong, with what to do', async () => {
    const finding = await told(() => ({ apiKey: 'wrong', password: 'wrong' }))
    expect(finding).toMatchObject({ level: 'wrong', fix: expect.stringContaining('key or password') })
  })

  test('nobody there: wrong', async () => {
    const finding = await told(() => ({ url: 'http://127.0.0.1:9' }))
    expect(finding).toMatchObject({ level: 'wrong', text: expect.stringContaining('cannot be asked') })
  })
})
