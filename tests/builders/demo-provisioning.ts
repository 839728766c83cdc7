import { createReportSender } from '#platform/clients/provisioning/send-event.ts'
import { createRealtimeRegister } from '#platform/clients/registrars/realtime-register.ts'
import { createDemoProvisioning, type DemoProvisioningParts } from '#apps/demo/provisioning.ts'
import { createRealtimeRegisterSimulation, realtimeRegisterDemo } from '#apps/demo/realtime-register.ts'
import type { Receiver } from '#apps/receiver/receiver.ts'
import { sampleHolder } from '#tests/registrars/registrar-world.ts'
import { listening } from './vies-server.ts'

/** Starts the demo's provisioning and registrar like a shop does. */
export async function openDemoProvisioning(
  parts: Pick<DemoProvisioningParts, 'seal' | 'unfinished'> &
    Partial<Pick<DemoProvisioningParts, 'unreportedEnds'>> & { readonly shopOrigin: string; readonly pace: number },
): Promise<Receiver> {
  const { shopOrigin, unreportedEnds = async () => [], ...rest } = parts
  const simulation = createRealtimeRegisterSimulation()
  const { port, close } = await listening(simulation.listener)
  const url = `http://127.0.0.1:${port}`
  const registrar = createRealtimeRegister({ kind: 'realtimeregister', url, ...realtimeRegisterDemo })
  // The first request imports modules, which would take longer than the steps of a fast demo.
  await registrar.saveContact(sampleHolder, new AbortController().signal)
  const postReport = createReportSender(shopOrigin)
  const receiver = createDemoProvisioning({ ...rest, unreportedEnds, postReport, registrar, simulation })
  return {
    ...receiver,
    async close() {
      await receiver.close()
      await close()
    },
  }
}
