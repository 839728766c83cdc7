import { createContext, useContext } from 'react'

export type ProductTitles = Readonly<Record<string, string>>

/** Title of each product in the language of the page, loaded with its messages. */
export const ProductTitlesContext = createContext<ProductTitles>({})

export function useProductTitles(): ProductTitles {
  return useContext(ProductTitlesContext)
}
