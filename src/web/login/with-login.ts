import { showLogin } from '#web/login/show-login.ts'

/** What needs a customer: answered with 401 it asks to log in, then does it again. Whoever does not gets the 401. */
export async function withLogin<Answer extends { readonly status: number }>(
  work: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await work()
  if (answer.status !== 401) return answer
  const isLoggedIn = await new Promise<boolean>((resolve) => {
    void showLogin({ onSuccess: () => resolve(true), onDismiss: () => resolve(false) })
  })
  return isLoggedIn ? work() : answer
}
