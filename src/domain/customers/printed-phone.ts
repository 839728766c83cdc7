/** A Dutch number as it is printed abroad and at home, kept on one line: +31 30 200 1000. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+31(\d{2})(\d{3})(\d{4})$/, '+31\u00a0$1\u00a0$2\u00a0$3')
}
