import { useContext, useLayoutEffect, useMemo } from 'react'
import { sheetOf } from '#app/domain/known-words/word-sheet.ts'
import { NonceContext } from '#app/ui/nonce.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type TextOfReader, useOwnWords } from './use-own-words.ts'

/**
 * The sheet that paints a text by what its reader knows. The server sends it as a style element, so
 * that nothing flashes and no script is needed. The browser replaces it by a sheet of its own, which follows
 * what the reader says about words, in this tab and in others: a style element made by a script would lack
 * the page's nonce.
 */
export function WordPaint({ text }: { text: TextOfReader }) {
	const nonce = useContext(NonceContext)
	const { own, sheet, rank } = text
	const { words } = useOwnWords(text)
	const newest = useMemo(
		() => (words === own ? sheet : sheetOf(words, rank)),
		[words, own, sheet, rank],
	)
	const isHydrated = useHydrated()
	useLayoutEffect(() => paint(newest), [newest])
	if (isHydrated || !sheet) return null
	return (
		<style
			nonce={nonce}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and our own rules
			dangerouslySetInnerHTML={{ __html: sheet }}
		/>
	)
}

/** Returns how to take it off. */
function paint(sheet: string): (() => void) | undefined {
	if (!sheet) return
	const painted = new CSSStyleSheet()
	painted.replaceSync(sheet)
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, painted]
	return () => {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== painted)
	}
}
