import { useContext, useState } from 'react'
import { isVariantAtFirst, type TextDisplay } from '#app/domain/display/text-display.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { useIsHydrating } from '#app/ui/hydrating.ts'
import { later, useLater } from '#app/ui/loaded-later.ts'
import { DrawingContext } from './drawing-context.ts'
import { useTextDisplay } from './use-text-display.ts'

export type DrawnProps = {
	/** The drawn part. */
	part: 'hanzi' | 'reading'
	word: string
	/** With spaces between syllables. */
	pinyin: string
	/** Default: the same as `word`. */
	traditional?: string | null | undefined
}

const drawing = later(() => import('./drawn-part.tsx'))

/**
 * A word or its reading as the person wants it drawn: 头发 or 頭髮, tóufa or ㄊㄡˊ ˙ㄈㄚ. The code for it loads
 * for those who chose something else than what is stored; the server draws it for the first picture.
 */
export function Drawn(props: DrawnProps) {
	const display = useTextDisplay()
	if (isVariantAtFirst(display)) return plainText(props)
	return <LaterDrawn {...props} display={display} />
}

/** Loads the code before there is a word to draw, on a page that shows one with an answer. */
export function DrawingAhead() {
	return isVariantAtFirst(useTextDisplay()) ? null : <LoadedAhead />
}

function LoadedAhead() {
	useLater(drawing, true)
	return null
}

function LaterDrawn(props: DrawnProps & { display: TextDisplay }) {
	const { part } = useLater(drawing, true)
	const [wasServed] = useState(useIsHydrating())
	const Served = useContext(DrawingContext)
	if (Served) return <Served {...props} />
	if (part) return <part.DrawnPart {...props} />
	if (!wasServed) return plainText(props)
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what stands there
	return <span suppressHydrationWarning dangerouslySetInnerHTML={empty} />
}

function plainText({ part, word, pinyin }: DrawnProps) {
	return <>{part === 'hanzi' ? word : joinSyllables(pinyin)}</>
}

const empty = { __html: '' }
