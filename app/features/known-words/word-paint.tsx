import { useContext, useLayoutEffect, useState } from 'react'
import { useIsHydrating } from '#app/ui/hydrating.ts'
import { later, useLater } from '#app/ui/loaded-later.ts'
import { NonceContext } from '#app/ui/nonce.ts'
import type { TextOfReader } from './use-own-words.ts'

const newerMarks = later(() => import('./newer-marks.tsx'))

/**
 * The sheet that paints a text by what its reader knows. The server sends it as a style element, so
 * that nothing flashes and no script is needed. The browser replaces it by a sheet of its own: a
 * style element made by a script would lack the page's nonce.
 */
export function WordPaint({ text }: { text: TextOfReader }) {
	const nonce = useContext(NonceContext)
	const [sheet, setSheet] = useState(text.sheet)
	const { part } = useLater(newerMarks, true)
	const isHydrating = useIsHydrating()
	useLayoutEffect(() => paint(sheet), [sheet])
	return (
		<>
			{isHydrating && sheet && (
				<style
					nonce={nonce}
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and our own rules
					dangerouslySetInnerHTML={{ __html: sheet }}
				/>
			)}
			{part && <part.NewerMarks text={text} show={setSheet} />}
		</>
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
