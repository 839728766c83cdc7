import { pipe, regex, string } from 'valibot'

/** 128 random bits as base64url, made by the server. */
export const cartIdPattern = /^[A-Za-z0-9_-]{22}$/
/** Made by the client: also the key that makes a repeated wish recognisable. */
export const itemIdPattern = /^[A-Za-z0-9_-]{1,64}$/

export const cartId = pipe(string(), regex(cartIdPattern))
export const itemId = pipe(string(), regex(itemIdPattern))
