const screen = process.stdout

/** One line for one step: what happens now, and how long it took. */
export async function step(name, work) {
  const began = performance.now()
  const elapsed = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  const draw = (sign) => screen.write(`\r\u001B[2K${sign} ${name} ${elapsed()}`)
  if (screen.isTTY) draw('…')
  else screen.write(`${name} … `)
  const timer = screen.isTTY ? setInterval(draw, 100, '…') : undefined
  const finish = (sign) => {
    clearInterval(timer)
    if (screen.isTTY) draw(sign)
    else screen.write(sign === '✓' ? elapsed() : `failed after ${elapsed()}`)
    screen.write('\n')
  }
  try {
    const result = await work()
    finish('✓')
    return result
  } catch (error) {
    finish('✗')
    throw error
  }
}
