import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareReceiverStore } from '#apps/receiver/receiver-store.ts'
import { createTransferCodes } from '#features/carts/transfer-codes.ts'
import { root } from '#platform/config/root.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { databaseUrlOf } from '#tests/builders/own-place.ts'

const secret = `whsec_${Buffer.alloc(32, 'receiver').toString('base64')}`

test('another transfer code is read from standard input, and is neither an argument nor in the record of changes', async () => {
  const database = await testDatabase({ bare: true })
  onTestFinished(database.drop)
  await prepareReceiverStore(database.pool)
  await database.pool.query(
    `insert into receiver.lines (order_number, item_id, kind, name, language, years, holder, state, due_at)
     values ('2026-000001', 'a', 'move', 'verhuis.nl', 'nl', 1, '{}', 'failed', null)`,
  )
  async function retry(args: readonly string[], input: string) {
    const env = { PATH: '/usr/bin:/bin', DATABASE_URL: databaseUrlOf(database), PROVISIONING_SECRET: secret }
    const command = [join(root, 'tools/stek.mjs'), 'receiver', 'retry', '2026-000001', 'a', ...args]
    const child = spawn(process.execPath, command, { env })
    child.stdin.end(input)
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { code: child.exitCode, output: stdout + stderr }
  }
  const code = async () => {
    const { rows } = await database.pool.query<{ sealed: string | null }>(
      'select transfer_code as sealed from receiver.lines',
    )
    const sealed = rows[0]?.sealed
    return sealed ? createTransferCodes([secret]).open('verhuis.nl', sealed) : null
  }

  expect(await retry(['the-code'], '')).toMatchObject({ code: 2, output: expect.stringContaining('is too much') })
  expect(await retry(['--code'], '\n')).toMatchObject({
    code: 2,
    output: expect.stringContaining('is missing: type it'),
  })
  expect(await code()).toBeNull()
  expect(await retry(['--code'], 'the-code\r\n')).toEqual({ code: 0, output: 'It is noted.\n' })
  expect(await code()).toBe('the-code')
  const { rows } = await database.pool.query('select command from receiver.operator_changes')
  expect(rows).toEqual([{ command: 'receiver retry 2026-000001 a --code' }])
})
