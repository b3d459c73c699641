import { useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { sheetOf } from '#app/domain/known-words/word-sheet.ts'
import { later, useLater } from '#app/ui/loaded-later.ts'
import { NonceContext } from '#app/ui/nonce.ts'
import type { TextOfReader } from './use-own-words.ts'

const newerMarks = later(() => import('./newer-marks.tsx'))

type Props = { text: TextOfReader; rank: HskRank }

/**
 * The sheet that paints a text by what its reader knows. The server sends it as a style element, so
 * that nothing flashes and no script is needed. The browser replaces it by a sheet of its own: a
 * style element made by a script would lack the page's nonce.
 */
export function WordPaint({ text, rank }: Props) {
	const nonce = useContext(NonceContext)
	const [words, setWords] = useState(text.own)
	const { part } = useLater(newerMarks, true)
	const isAsServed = useSyncExternalStore(never, no, yes)
	const sheet = sheetOf(words, rank)
	useLayoutEffect(() => paint(sheet), [sheet])
	return (
		<>
			{isAsServed && sheet && (
				<style
					nonce={nonce}
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and our own rules
					dangerouslySetInnerHTML={{ __html: sheet }}
				/>
			)}
			{part && <part.NewerMarks text={text} show={setWords} />}
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

const never = () => () => {}
const no = () => false
const yes = () => true
