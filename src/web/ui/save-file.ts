/** Offers something made in the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Later: some browsers have not started to read it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
