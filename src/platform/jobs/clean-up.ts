/**
 * Deletes expired data in batches: each function deletes one batch and returns its size, until nothing is left. Several
 * processes may run it at the same time. A failure is reported with its name and the other functions still run, because
 * deletion after the retention period is a legal duty.
 */
export async function cleanUp(
  forgets: Readonly<Record<string, () => Promise<number>>>,
  report: (error: unknown, name: string) => void,
): Promise<void> {
  for (const [name, forget] of Object.entries(forgets)) {
    try {
      while ((await forget()) > 0);
    } catch (error) {
      report(error, name)
    }
  }
}
