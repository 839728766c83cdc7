export interface ApiResponse {
  readonly status: number
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

export function problem(status: number, detail: string, field?: string): ApiResponse {
  const documentation = { href: 'https://docs.mollie.com/overview/handling-errors', type: 'text/html' }
  return {
    status,
    body: {
      status,
      title: titles[status] ?? 'Error',
      detail,
      ...(field !== undefined && { field }),
      _links: { documentation },
    },
  }
}

export function invalid(field: string, detail: string): ApiResponse {
  return problem(422, detail, field)
}
