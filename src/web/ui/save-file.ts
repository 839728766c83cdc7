/** Offers generated data as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Delayed, because some browsers start reading later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
