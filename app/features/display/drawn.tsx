import { drawWord } from '#app/domain/display/drawn-word.ts'
import { isVariantAtFirst, variantOf } from '#app/domain/display/text-display.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { langOfNotation, langOfScript } from './langs.ts'
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

/** A word or its reading as the person wants it drawn: 头发 or 頭髮, tóufa or ㄊㄡˊ ˙ㄈㄚ. */
export function Drawn({ part, word, pinyin, traditional }: DrawnProps) {
	const display = useTextDisplay()
	if (isVariantAtFirst(display)) return <>{part === 'hanzi' ? word : joinSyllables(pinyin)}</>
	const drawing = { ...variantOf(display), traditionalOf: () => traditional ?? word }
	const { hanziHtml, readingHtml } = drawWord({ word, pinyin }, drawing)
	// Characters as they are written have the language of what stands around them.
	const ofHanzi = display.script === 'written' ? undefined : langOfScript[display.script]
	const lang = part === 'hanzi' ? ofHanzi : langOfNotation[display.notation]
	const html = part === 'hanzi' ? hanziHtml : readingHtml
	// biome-ignore lint/security/noDangerouslySetInnerHtml: drawWord escapes everything
	return <span lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
